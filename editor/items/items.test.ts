import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { collectionNames, openContent } from "../../model/reader.ts";
import { problemsIn } from "../../pipeline/check/check.ts";
import { sourceFrom } from "../../pipeline/content.ts";
import { openStore, type Store } from "../store/store.ts";
import { type Items, openItems } from "./items.ts";

const known = sourceFrom();
const bin = "products/smart-dust-bin.yaml";

let root: string;
let store: Store;
let items: Items;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "editor-items-"));
  cpSync("content", join(root, "content"), { recursive: true });
  store = openStore({ content: join(root, "content"), journal: join(root, "journal.jsonl"), known });
  items = openItems(store, known, () => new Date("2027-01-02T10:00:00Z"));
});
afterEach(() => rmSync(root, { recursive: true }));

const onDisk = (file: string) => readFileSync(join(root, "content", file), "utf8");
const source = () => ({
  ...known,
  files: Object.fromEntries(store.names().map((file) => [file, onDisk(file)])),
});

test("a copy is a draft behind its model, and differs from it in nothing else", () => {
  expect(items.copy(bin, "smart-parking").status).toBe("saved");
  expect(onDisk("products/smart-parking.yaml")).toBe(
    onDisk(bin)
      .replace("id: smart-dust-bin\n", "id: smart-parking\ndraft: true\n")
      .replace(/^updated: .*/m, "updated: 2027-01-02"),
  );
  expect(onDisk("site.yaml")).toContain("    - smart-dust-bin\n    - smart-parking\n");
  expect(problemsIn(source())).toEqual([]);
  expect(openContent(source()).find("products", "smart-parking")).toBeUndefined();
  expect(openContent({ ...source(), drafts: true }).find("products", "smart-parking")?.known).toBe(true);
});

test("a copy that is no draft gets its title, and an entry in the menu behind its model's", () => {
  const before = onDisk("site.yaml");
  expect(items.copy(bin, "smart-parking", { title: "Smart Parking", draft: false, menu: true }).status).toBe(
    "saved",
  );
  const [, model = ""] = /( {6}- label: Smart Dust Bin\n(?: {8}.*\n)+)/.exec(before) ?? [];
  const entry = model
    .replace("label: Smart Dust Bin", "label: Smart Parking")
    .replace("/products/smart-dust-bin", "/products/smart-parking");
  expect(model).toContain("to: /products/smart-dust-bin");
  expect(onDisk("site.yaml")).toBe(
    before
      .replace("    - smart-dust-bin\n", "    - smart-dust-bin\n    - smart-parking\n")
      .replace(model, model + entry),
  );
  expect(onDisk("products/smart-parking.yaml")).toContain("\ntitle: Smart Parking\n");
  expect(problemsIn(source())).toEqual([]);
});

test("a draft is published with an entry in the menu, and a page that others lead to is no draft", () => {
  items.copy(bin, "smart-parking", { title: "Smart Parking" });
  expect(items.setDraft("products/smart-parking.yaml", false, true).status).toBe("saved");
  expect(onDisk("products/smart-parking.yaml")).not.toContain("draft:");
  expect(onDisk("site.yaml")).toContain("to: /products/smart-parking\n");
  expect(problemsIn(source())).toEqual([]);
  expect(items.setDraft("products/smart-parking.yaml", true)).toMatchObject({
    status: "led-to",
    references: [{ file: "site.yaml" }],
  });
});

test("what is a part of a page is drafted, published, renamed and removed with it", () => {
  const part = "simulators/parking.yaml";
  items.copy(bin, "smart-parking", { draft: false });
  const words = onDisk("simulators/waste.yaml")
    .replace("id: waste\n", "id: parking\n")
    .replace("product: products/smart-dust-bin\n", "product: products/smart-parking\n");
  writeFileSync(join(root, "content", part), words);
  const trials = () =>
    openContent(source())
      .partsIn("simulators")
      .map(({ id }) => id);

  expect(items.references("products/smart-parking.yaml")).toContainEqual(
    expect.objectContaining({ file: part, kind: "part" }),
  );
  expect(items.setDraft("products/smart-parking.yaml", true).status).toBe("saved");
  expect(onDisk(part)).toBe(words.replace("id: parking\n", "id: parking\ndraft: true\n"));
  expect(trials()).not.toContain("parking");
  expect(problemsIn(source())).toEqual([]);

  expect(items.setDraft("products/smart-parking.yaml", false).status).toBe("saved");
  expect(onDisk(part)).toBe(words);
  expect(trials()).toContain("parking");

  expect(items.rename("products/smart-parking.yaml", "parking").status).toBe("saved");
  expect(onDisk(part)).toContain("\nproduct: products/parking\n");
  expect(items.remove("products/parking.yaml").status).toBe("saved");
  expect(store.names()).not.toContain(part);
  expect(problemsIn(source())).toEqual([]);
  store.undo();
  expect(onDisk(part)).toContain("\nproduct: products/parking\n");
}, 60_000);

test.each(collectionNames)(
  "an item of %s can be copied, renamed, moved and removed",
  (name) => {
    const [file = ""] = store.names().filter((one) => one.startsWith(`${name}/`));
    const kind = file.replace(/.*\./, "");
    expect(items.copy(file, "a-copy").status).toBe("saved");
    expect(items.rename(`${name}/a-copy.${kind}`, "another").status).toBe("saved");
    if (onDisk("site.yaml").includes("    - another\n"))
      expect(items.move(`${name}/another.${kind}`, 0).status).toBe("saved");
    expect(items.remove(`${name}/another.${kind}`).status).toBe("saved");
    expect(problemsIn(source())).toEqual([]);
    while (store.undo().status === "saved");
    expect(source().files).toEqual(known.files);
  },
  60_000,
);

test("links follow a new name in menus, buttons, texts and lists of related pages", () => {
  const before = items.references(bin).map(({ kind }) => kind);
  expect(new Set(before)).toEqual(new Set(["link", "part", "relation", "text", "order"]));
  expect(items.rename(bin, "smart-waste-bin").status).toBe("saved");
  expect(existsSync(join(root, "content", bin))).toBe(false);
  expect(items.references("products/smart-waste-bin.yaml").map(({ kind }) => kind)).toEqual(before);
  expect(Object.values(source().files).join("\n")).not.toMatch(
    /\/products\/smart-dust-bin\b|- products\/smart-dust-bin\b/,
  );
  expect(problemsIn(source())).toEqual([]);
});

test("what was typed and not saved follows the new name, and back by undo", () => {
  const [before, after] = ["products/smart-parking.yaml", "products/parking.yaml"];
  items.copy(bin, "smart-parking");
  store.keep(before, ["title"], "Park");
  store.keep(bin, ["title"], "Another's");
  const filesOfTyped = () => store.unsaved().map(({ file, value }) => [file, value]);

  items.rename(before, "parking");
  expect(filesOfTyped()).toEqual([
    [after, "Park"],
    [bin, "Another's"],
  ]);
  const change = { op: "set", path: ["title"], value: "Park" } as const;
  expect(store.change(after, store.read(after)?.hash ?? "", [change]).status).toBe("saved");
  expect(filesOfTyped()).toEqual([[bin, "Another's"]]);

  store.undo();
  store.keep(after, ["title"], "Park by need");
  store.undo();
  expect(filesOfTyped()).toEqual([
    [bin, "Another's"],
    [before, "Park by need"],
  ]);
  store.redo();
  expect(filesOfTyped()).toContainEqual([after, "Park by need"]);
});

test("what was typed in an item that is removed is there again when it is", () => {
  const copy = "products/smart-parking.yaml";
  items.copy(bin, "smart-parking");
  store.keep(copy, ["title"], "Park");
  items.remove(copy);
  store.undo();
  expect(store.unsaved()).toMatchObject([{ file: copy, value: "Park" }]);
});

test("an address that only begins like the renamed one stays", () => {
  items.copy(bin, "smart-dust-bin-mini");
  items.rename("products/smart-dust-bin-mini.yaml", "mini-bin");
  expect(onDisk("site.yaml")).toContain("to: /products/smart-dust-bin\n");
});

test("an item that pages lead to is not removed, and what leads to it is told", () => {
  const outcome = items.remove(bin);
  expect(outcome).toMatchObject({ status: "led-to" });
  expect(outcome.status === "led-to" && outcome.references).toContainEqual(
    expect.objectContaining({
      file: "site.yaml",
      field: expect.stringMatching(/^navigation\.products\.items\[\d\]\.to$/),
    }),
  );
  expect(existsSync(join(root, "content", bin))).toBe(true);
});

test("an item moves in the order of its kind, and the file changes in two places alone", () => {
  const before = openContent(source())
    .items("products")
    .map(({ id }) => id);
  const last = `products/${before.at(-1)}.yaml`;
  expect(items.move(last, 0).status).toBe("saved");
  const after = openContent(source())
    .items("products")
    .map(({ id }) => id);
  expect(after).toEqual([before.at(-1), ...before.slice(0, -1)]);
});

test.each<[string, () => unknown, RegExp]>([
  ["a name that is taken", () => items.copy(bin, "water-monitoring-system"), /already/],
  ["a name that is no address", () => items.copy(bin, "Smart Bin"), /lower-case/],
  ["a name that leads elsewhere", () => items.rename(bin, "../site"), /lower-case/],
  ["a file that is not there", () => items.copy("products/none.yaml", "some"), /no content/],
  ["a file that is one of its kind", () => items.remove("pages/home.yaml"), /cannot be copied or removed/],
  ["a place beyond the list", () => items.move(bin, 99), /nothing at/],
  ["an order by date", () => items.move("articles/cloud-exit.md", 0), /does not come from a list/],
  ["what code names", () => items.rename("case-studies/cloud-transformation.yaml", "cloud"), /developer/],
  ["another name for the security policy", () => items.rename("legal/security.md", "safe"), /security\.txt/],
  ["a site without its security policy", () => items.remove("legal/security.md"), /security\.txt/],
])("%s is refused in words, and nothing changes", (_, attempt, says) => {
  expect(attempt).toThrow(says);
  expect(source().files).toEqual(known.files);
});

const followed: [string, () => unknown][] = [
  ["renamed", () => items.rename("products/smart-parking.yaml", "parking")],
  ["removed", () => items.remove("products/smart-parking.yaml")],
  ["made a page", () => items.setDraft("products/smart-parking.yaml", false)],
];
const unfollowable = ['"open', "*new", "{name}", "[Draft]"];
const service = "services/ai-ml.yaml";
const titled = (title: string) =>
  writeFileSync(join(root, "content", service), onDisk(service).replace(/^title: .*/m, `title: ${title}`));

test.each(
  unfollowable.flatMap((title) => followed.map(([done, attempt]) => [done, title, attempt] as const)),
)("nothing is %s while the title of a file that may lead to it is %s", (_, title, attempt) => {
  items.copy(bin, "smart-parking");
  titled(title);
  const before = source().files;
  expect(attempt).toThrow(/cannot be followed.*content\/services\/ai-ml\.yaml/);
  expect(source().files).toEqual(before);
});

test.each(unfollowable)("what else leads to an item is told while the title of a file is %s", (title) => {
  const elsewhere = items.references(bin).filter(({ file }) => file !== service);
  titled(title);
  expect(items.references(bin)).toEqual(elsewhere);
});

test("a text that is too long keeps no other item from being renamed", () => {
  items.copy(bin, "smart-parking");
  titled("Too long ".repeat(9));
  expect(items.rename("products/smart-parking.yaml", "parking").status).toBe("saved");
});
