import { expect, test } from "vitest";
import { iconsOf, readIcons, withIconsAt } from "./page-icons.ts";

const drop = '<symbol id="ph-drop" viewBox="0 0 256 256"><path d="M1 1"/></symbol>';
const gear = '<symbol id="ph-gear" viewBox="0 0 256 256"><path d="M2 2"/></symbol>';
const wave = '<symbol id="ph-wave" viewBox="0 0 256 256"><path d="M3 3"/></symbol>';
const shared = readIcons([
  { path: "/assets/icons-1.svg", svg: `<svg xmlns="http://www.w3.org/2000/svg">${drop}${gear}</svg>` },
  { path: "/assets/icons-2.svg", svg: `<svg xmlns="http://www.w3.org/2000/svg">${wave}</svg>` },
]);

const use = (address: string) => `<svg><use href="${address}"></use></svg>`;
const page = [
  ...["/assets/icons-1.svg#ph-gear", "#ph-drop"],
  ...["/assets/icons-2.svg#ph-wave", "/assets/icons-1.svg#ph-gear"],
]
  .map(use)
  .join("");

test("a page's own file has the icons that it points to, each once, and no others", () => {
  expect(iconsOf(page, shared)).toBe(`<svg xmlns="http://www.w3.org/2000/svg">${gear}${wave}</svg>`);
});

test("an icon that was not made stops the build", () => {
  expect(() => iconsOf(use("/assets/icons-9.svg#ph-gear"), shared)).toThrow("/assets/icons-9.svg#ph-gear");
});

test("a page points to its own file, and to its own symbols as before", () => {
  expect(withIconsAt("/own.svg", page)).toBe(
    ["/own.svg#ph-gear", "#ph-drop", "/own.svg#ph-wave", "/own.svg#ph-gear"].map(use).join(""),
  );
});
