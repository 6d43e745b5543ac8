import { expect, test } from "vitest";
import { makeFonts } from "../documents/pdf/fonts.ts";
import { displayFont, outline } from "./outline.ts";

const draw = async (text: string) => outline(text, await displayFont(), 36, 0, 0, "#000");

test("accents, units and quotes are drawn as themselves in link previews", async () => {
  const font = await displayFont();
  // 0 is the empty box.
  for (const letter of "é°×³·‘…µ") expect(font.layout(letter).glyphs[0]?.id, letter).not.toBe(0);
});

test("a letter that the typeface does not have is refused, with the text that needs it", async () => {
  await expect(draw("A meter for ₹ 900")).rejects.toThrow(/no ₹, which "A meter for ₹ 900" needs/);
  await expect(makeFonts("A meter for ₹ 900")).rejects.toThrow(/no ₹/);
});
