import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { readContent, sourceFrom } from "../pipeline/content.ts";
import { collectionNames, openContent } from "./reader.ts";
import { collections } from "./registry.ts";

const source = sourceFrom();
const content = openContent(source);

test("a picture comes with what it takes to show it", () => {
  const [item] = content.items("services");
  expect(item?.image.widths.length).toBeGreaterThan(1);
  expect(item?.image.fingerprint).toMatch(/^[0-9a-f]{8}$/);
});

test("a service is called in the menu as on its page", () => {
  const titles = content.items("services").map(({ id, title }) => [`/services/${id}`, title]);
  const menu = content.file("site").navigation.services.items.map(({ to, label }) => [to, label]);
  expect(menu).toEqual(titles);
});

test("a modal's results are marked as examples where those of the page are", () => {
  for (const { id, impacts_skip, impacts, caseStudy } of content.items("services")) {
    const shown = impacts_skip ? caseStudy : impacts.find(({ sample }) => sample);
    const results = content.summary("services", id)?.results ?? [];
    if (results.length > 0)
      expect(
        results.some(({ sample }) => sample),
        id,
      ).toBe(Boolean(shown?.sample));
  }
});

test("an enquiry may be about every page of an item, by the name that its breadcrumb gives it", () => {
  const subjects = content.subjects();
  expect(subjects["products/smart-dust-bin"]).toBe("Smart Dust Bin");
  expect(subjects["tender-kit"]).toBe("Tender kit");
  expect(subjects).not.toHaveProperty("contact");
  for (const name of collectionNames)
    for (const { id } of content.items(name))
      expect(subjects[collections[name].path(id).slice(1)]).toBeTruthy();
});

test("what pages are listed under does not depend on the order of the footer", () => {
  const site = parse(source.files["site.yaml"] ?? "");
  site.footer.columns.reverse();
  const files = { ...source.files, "site.yaml": stringify(site) };
  const groups = ({ items, pageOfItem }: typeof content) =>
    collectionNames.flatMap((name) => items(name).map((item) => pageOfItem(name, item as never).group));
  expect(groups(openContent({ ...source, files }))).toEqual(groups(content));
});

test("a picture that is not there stops the reader, which names the file", () => {
  const lacking = openContent({ ...source, pictures: {} });
  expect(() => lacking.file("about")).toThrow(
    /content\/pages\/about\.yaml: there is no picture "about\/main"/,
  );
});

test("a file that breaks its schema stops the reader, which names the file and the field", () => {
  const broken = openContent({ ...source, files: { ...source.files, "site.yaml": "name: A" } });
  expect(() => broken.file("site")).toThrow(/content\/site\.yaml[\s\S]*at name/);
});

test.each(collectionNames)(
  "an unknown id among %s gives what the registry says, and is known as unknown",
  (name) => {
    const found = content.find(name, "no-such-thing");
    const { fallback } = { fallback: undefined, ...collections[name] };
    const ids = content.items(name).map(({ id }) => id);
    expect(found?.item.id).toBe(fallback === "first" ? ids[0] : fallback);
    expect(found?.known ?? false).toBe(false);
  },
);

test("the study shown for an unknown id does not depend on the order of the studies", () => {
  const text = source.files["site.yaml"] ?? "";
  const turned = text.replace(
    "    - cloud-transformation\n    - smart-port-operations",
    "    - smart-port-operations\n    - cloud-transformation",
  );
  expect(turned).not.toBe(text);
  const reordered = openContent({ ...source, files: { ...source.files, "site.yaml": turned } });
  expect(reordered.items("case-studies").map(({ id }) => id)[0]).toBe("smart-port-operations");
  expect(reordered.find("case-studies", "nothing")?.item.id).toBe("cloud-transformation");
});

test("every page has an address, a title and a description of its own", () => {
  const pages = readContent().pages();
  for (const key of ["path", "title", "description"] as const)
    expect(new Set(pages.map((page) => page[key])).size, key).toBe(pages.length);
});

test("a draft is nowhere but for those who ask for drafts", () => {
  const file = "products/smart-dust-bin.yaml";
  const files = { ...source.files, [file]: `${source.files[file]}draft: true\n` };
  const published = openContent({ ...source, files });
  expect(published.find("products", "smart-dust-bin")).toBeUndefined();
  expect(published.pages().map(({ path }) => path)).not.toContain("/products/smart-dust-bin");
  expect(published.summaryPaths().join()).not.toContain("smart-dust-bin");
  expect(published.relatedTo("services", "internet-of-things").map(({ to }) => to)).not.toContain(
    "/products/smart-dust-bin",
  );
  expect(openContent({ ...source, files, drafts: true }).find("products", "smart-dust-bin")?.known).toBe(
    true,
  );
});
