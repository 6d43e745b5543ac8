import { convertToHtml } from "mammoth";
import { expect, test } from "vitest";
import { longDate } from "#model/language.ts";
import { unzipped } from "../../../test/fakes/unzipped.ts";
import { readContent } from "../../content.ts";
import { acceptance } from "./acceptance.ts";
import { kitsOf } from "./kit.ts";
import { scheduleOf } from "./schedule.ts";
import { specification } from "./specification.ts";

const content = readContent();
const kits = await kitsOf(content);

test("every product has a kit", () => {
  expect(kits.map(({ product }) => product.id)).toEqual(content.items("products").map(({ id }) => id));
});

for (const kit of kits) {
  const { product, tender, words } = kit;
  const { columns, kinds } = words;
  const kind = kinds[tender.kind];

  test(`the specification of ${product.id} asks for every value and function of its page`, async () => {
    const { rows, text } = await read(await specification(kit));
    const values = product.specs.map(({ name, value }, i) => [
      `3.${i + 1}`,
      name,
      `Shall meet: ${value}`,
      "",
      "",
    ]);
    const functions = product.detailedFeatures.map(({ title, requirement }, i) => [
      `4.${i + 1}`,
      title,
      requirement,
      "",
      "",
    ]);
    const head = [columns.number, columns.parameter, columns.requirement, columns.offer, columns.deviation];
    expect(rows.filter((row) => row.length === 5)).toEqual([head, ...values, head, ...functions]);
    const { references } = scheduleOf(kit);
    expect(references.length).toBeGreaterThan(2);
    for (const { name, citedIn } of references) expect(rows).toContainEqual([name, citedIn.join(", ")]);
    expect(text).toContain(tender.scope);
    for (const [i, item] of kind.handover.items.entries()) expect(text).toContain(`5.${i + 1}\t${item}`);
  });

  test(`the protocol of ${product.id} tests every value and function once`, async () => {
    const { rows, text } = await read(await acceptance(kit));
    const tests = rows.filter((row) => row.length === 7 && row[0] !== columns.number);
    expect(tests).toHaveLength(product.specs.length + product.detailedFeatures.length);
    for (const { name, value, test = "inspect" } of product.specs) {
      const [row, ...more] = tests.filter(([, , tested]) => tested === name);
      expect(more, name).toEqual([]);
      expect(row?.slice(4)).toEqual([value, "", ""]);
      expect(row?.[3]).toBe(words.acceptance.methods[test]);
    }
    for (const { title, requirement } of product.detailedFeatures)
      expect(tests.find(([, , tested]) => tested === title)?.[4]).toBe(requirement);
    for (const item of [...kind.prerequisites.items, ...kind.trial.items]) expect(text).toContain(item);
  });
}

test("buyer, third party and supplier sign the protocol", async () => {
  const [kit] = kits;
  if (!kit) throw new Error("There is no kit to test with.");
  const { rows, text } = await read(await acceptance(kit));
  const { parties, lead } = kit.words.acceptance.signatures;
  expect(parties).toHaveLength(3);
  for (const party of parties) expect(rows).toContainEqual([party, "", "", "", ""]);
  expect(text).toContain(lead);
});

test("head and foot name the company, the product's page and the date of the text", async () => {
  const [kit] = kits;
  if (!kit) throw new Error("There is no kit to test with.");
  const files = await unzipped(await specification(kit));
  const header = files.get("word/header1.xml")?.toString();
  const footer = files.get("word/footer1.xml")?.toString();
  expect(header).toContain(kit.site.name);
  expect(footer).toContain(`${kit.site.url}/products/${kit.product.id}`);
  expect(footer).toContain(longDate(kit.product.updated));
});

/** A document as another library than the writer reads it: its tables' rows, and its other paragraphs. */
async function read(file: Buffer) {
  const { value: html } = await convertToHtml({ buffer: file });
  const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = ""]) =>
    [...row.matchAll(/<t[hd]>(.*?)<\/t[hd]>/g)].map(([, cell = ""]) => plain(cell)),
  );
  return { rows, text: plain(html.replaceAll("</p>", "\n")) };
}

const plain = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
