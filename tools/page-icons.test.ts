import { expect, test } from "vitest";
import { iconsOf, readIcons } from "./page-icons.ts";

const drop = '<symbol id="ph-drop" viewBox="0 0 256 256"><path d="M1 1"/></symbol>';
const gear = '<symbol id="ph-gear" viewBox="0 0 256 256"><path d="M2 2"/></symbol>';
const shared = readIcons(
  "/assets/icons-1.svg",
  `<svg xmlns="http://www.w3.org/2000/svg">${drop}${gear}</svg>`,
);

test("a page's own file has the icons that it points to, each once, and no others", () => {
  const use = '<svg><use href="/assets/icons-1.svg#ph-gear"></use></svg>';
  expect(iconsOf(`${use}<use href="#ph-drop"></use>${use}`, shared)).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg">${gear}</svg>`,
  );
});
