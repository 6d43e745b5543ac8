import postcss from "postcss";
import { expect, test } from "vitest";
import { parsePage } from "./page.ts";
import { classesIn, pageStyles, stylesOf } from "./page-styles.ts";

const ownStyles = (html: string, css: string) => stylesOf(classesIn(parsePage(html)), postcss.parse(css));

test("a page carries the rules that its elements can meet, in any state, and no others", () => {
  const css =
    ".card{color:red}.card:hover .icon{color:blue}.card[data-open]{top:0}.other{color:green}h1,.none h2{margin:0}";
  const page = '<h1>A</h1><p class="card big"><i class="icon"></i></p>';
  expect(ownStyles(page, css)).toBe(css.replace(".other{color:green}", ""));
});

test("how the app moves from page to page comes with the app", () => {
  const css = "@media print{:root::view-transition-old(.x),:root::view-transition-new(*){top:0}}p{top:0}";
  expect(ownStyles("<p></p>", css)).toBe("p{top:0}");
});

test("what a selector excludes or allows in brackets does not decide", () => {
  const css = "p:not(.gone){top:0}:is(.a,.b) p{top:1px}.c:where(.d *){top:2px}";
  expect(ownStyles("<p></p>", css)).toBe("p:not(.gone){top:0}:is(.a,.b) p{top:1px}");
});

test("names with signs are found as they are written in either language", () => {
  const css =
    ".md\\:w-1\\/2{top:0}.\\32 xl{top:1px}.\\[\\&\\>p\\]\\:mt-\\(--x\\)>p{top:2px}.w-\\[3px\\]{top:3px}";
  const page = '<p class="md:w-1/2 2xl"></p><p class="[&amp;&gt;p]:mt-(--x)"></p>';
  expect(ownStyles(page, css)).toBe(css.replace(".w-\\[3px\\]{top:3px}", ""));
});

test("queries that end up empty go, and so do movements and properties that no rule of the page names", () => {
  const css =
    "@media print{.x{top:0}}@layer a{@supports (top:0){.x{top:0}}p{top:0;animation:in 1s}}@keyframes in{to{top:1px}}@keyframes out{to{top:2px}}@property --far{inherits:true}";
  expect(ownStyles("<p></p>", css)).toBe("@layer a{p{top:0;animation:in 1s}}@keyframes in{to{top:1px}}");
});

test("what the theme and properties declare is kept for the rules of the page that name it", () => {
  const declared = (names: string[]) =>
    `@layer properties{@supports (top:0){*{${names.map((name) => `${name}:0`).join(";")}}}}` +
    `@layer theme{:root{${names.map((name) => `${name}-size:1px`).join(";")}}}`;
  const property = (name: string) => `@property ${name}{inherits:false}`;
  const rules = "p{top:var(--near-size);--near:1px}";
  const css = `${declared(["--near", "--far"])}${rules}.other{left:var(--far)}${property("--near")}${property("--far")}`;
  expect(ownStyles("<p></p>", css)).toBe(`${declared(["--near"])}${rules}${property("--near")}`);
});

test("the theme's class counts as there: a script sets it", () => {
  expect(ownStyles("<p></p>", ".dark p{top:0}")).toBe(".dark p{top:0}");
});

const page = (styles: string) =>
  `<head><style data-styles="fonts">@font-face{}</style>${styles}</head><p class="a">`;

test("the page names the file with the styles of all pages, for the app to put in their place", () => {
  const processed = parsePage(page('<style data-styles="site">.a{top:0}.b{top:1px}</style>'));
  pageStyles()(processed);
  const [[path, css] = []] = processed.files;
  expect(css).toBe(".a{top:0}.b{top:1px}");
  expect(processed.toString()).toContain(
    `<style data-styles="site" data-all-styles="${path}">.a{top:0}</style>`,
  );
});

test.each([
  ["no styles", "", "found it 0 times"],
  ["styles in two places", '<style data-styles="site"></style>'.repeat(2), "found it 2 times"],
  ["a link to the sheet instead", '<link rel="stylesheet" href="/assets/app.css">', "found it 0 times"],
  ["styles that cannot be parsed", '<style data-styles="site">.a{</style>', "Unclosed block"],
  ["an empty sheet", '<style data-styles="site"></style>', "the styles are empty"],
])("it stops at a page with %s", (_, styles, message) => {
  expect(() => pageStyles()(parsePage(page(styles)))).toThrow(message);
});

test("a mixed colour stands once, without its fallback for browsers that know none of our colours", () => {
  const css =
    ".a{color:red;margin:0}@supports (color:color-mix(in lab, red, red)){.a{color:color-mix(in oklab,red 10%,blue)}}";
  expect(ownStyles('<p class="a">', css)).toBe(".a{margin:0}.a{color:color-mix(in oklab,red 10%,blue)}");
});
