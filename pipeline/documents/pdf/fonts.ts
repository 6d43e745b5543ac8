import { cutFont, missingIn, openFont } from "../../fonts/fonts.ts";

/** The site's typeface in three fixed cuts: PDF readers know no variable fonts. */
export type Fonts = { text: Buffer; strong: Buffer; display: Buffer };

export async function makeFonts(letters: string): Promise<Fonts> {
  const text = await cutFont({ wght: 400, wdth: 100 }, letters);
  const missing = missingIn(letters, openFont(text));
  if (missing.length)
    throw new Error(`The data sheets' font has no ${missing.join(" ")}: write it in words.`);
  return {
    text,
    strong: await cutFont({ wght: 600, wdth: 100 }, letters),
    display: await cutFont({ wght: 600, wdth: 114 }, letters),
  };
}
