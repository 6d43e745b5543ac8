import { getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { beforeAll, expect, test } from "vitest";
import { openContent } from "#model/reader.ts";
import { readContent, sourceFrom } from "../../content.ts";
import { withoutLinks } from "../plain-text.ts";
import { dataSheets } from "./data-sheets.ts";

const content = readContent();
const site = content.file("site");
const products = withoutLinks(content.items("products"));
const productPage = content.copy("products");
const files = new Map<string, Buffer>();
const fileOf = (id: string) => files.get(id) ?? Buffer.alloc(0);

beforeAll(async () => {
  const write = dataSheets(content);
  for (const product of products) files.set(product.id, await write(product));
}, 60_000);

for (const product of products) {
  test(`the data sheet of ${product.id} says what its page says`, async () => {
    const text = await textOf(await open(product.id));
    for (const line of [
      product.title,
      product.tagline,
      ...product.description.split("\n\n"),
      ...product.idealFor,
      ...product.detailedFeatures.flatMap(({ title, description }) => [title, description]),
      ...product.specs.flatMap(({ name, value }) => [name, value]),
      ...product.faq.flatMap(({ question, answer }) => [question, answer]),
      ...site.offices.flatMap(({ address }) => address),
      site.name,
      site.email,
      site.phone,
      `${site.url}/products/${product.id}`,
    ])
      expect(text).toContain(withoutSpaces(line));
    // A link inside a text is printed as its words.
    expect(text).not.toContain("](");
  });

  test(`the data sheet of ${product.id} is two or three A4 pages of less than 500 kB`, async () => {
    const pdf = await open(product.id);
    expect(pdf.numPages).toBeGreaterThanOrEqual(2);
    expect(pdf.numPages).toBeLessThanOrEqual(3);
    const [, , width, height] = (await pdf.getPage(1)).view;
    expect([width, height]).toEqual([595.28, 841.89]);
    expect(fileOf(product.id).length).toBeLessThan(500_000);
  });
}

test("a specification's value follows its name", async () => {
  const [product] = products;
  const text = await textOf(await open(product?.id ?? ""));
  for (const { name, value } of product?.specs ?? []) expect(text).toContain(withoutSpaces(name + value));
});

test("a data sheet names itself, its language and its headings", async () => {
  const pdf = await open("smart-dust-bin");
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({
    Title: `Smart Dust Bin: ${productPage.dataSheet.label}`,
    Author: site.name,
    Language: "en-IN",
  });
  const structure = JSON.stringify(await (await pdf.getPage(2)).getStructTree());
  for (const role of ["H2", "H3", "P", "Table", "TR", "TH", "TD"])
    expect(structure).toContain(`"role":"${role}"`);
  const headings = (await pdf.getOutline()).map(({ title }) => title);
  const { overview, features, specs, faq, dataSheet } = productPage;
  expect(headings).toEqual([overview.title, features.title, specs.title, faq.title, dataSheet.contact]);
});

test("each page of a data sheet is numbered", async () => {
  const pdf = await open("smart-dust-bin");
  for (let number = 1; number <= pdf.numPages; number++)
    expect(await textOfPage(pdf, number)).toContain(`${number}/${pdf.numPages}`);
});

test("a data sheet leads to the product's page, the mailbox and the telephone", async () => {
  const pdf = await open("smart-dust-bin");
  const links = await (await pdf.getPage(pdf.numPages)).getAnnotations();
  expect(links.map(({ unsafeUrl }) => unsafeUrl).sort()).toEqual([
    `${site.url}/products/smart-dust-bin`,
    `mailto:${site.email}`,
    `tel:${site.phone.replaceAll(" ", "")}`,
  ]);
});

test("a letter that no sheet prints need not be in their typeface", async () => {
  const source = sourceFrom();
  const title = /(?<=newsletter:\n {4}title: ).*/;
  const text = source.files["site.yaml"]?.replace(title, "News → you") ?? "";
  const changed = openContent({ ...source, files: { ...source.files, "site.yaml": text } });
  expect(changed.file("site").footer.newsletter.title).toBe("News → you");
  const [product = expect.fail()] = products;
  expect((await dataSheets(changed)(product)).equals(fileOf(product.id))).toBe(true);
}, 60_000);

test("the same content gives the same bytes", async () => {
  const write = dataSheets(content);
  for (const product of products.slice(0, 2))
    expect((await write(product)).equals(fileOf(product.id))).toBe(true);
}, 60_000);

const open = (id: string) => getDocument({ data: new Uint8Array(fileOf(id)), verbosity: 0 }).promise;

async function textOf(pdf: PDFDocumentProxy): Promise<string> {
  const pages = Array.from({ length: pdf.numPages }, (_, i) => textOfPage(pdf, i + 1));
  return (await Promise.all(pages)).join("");
}

async function textOfPage(pdf: PDFDocumentProxy, number: number): Promise<string> {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  return withoutSpaces(items.map((item) => ("str" in item ? item.str : "")).join(""));
}

/** Lines are broken where the paper ends, so spaces do not count; the reader folds letters that look alike. */
const withoutSpaces = (text: string) => text.normalize("NFKC").replaceAll(/\s+/g, "");
