import type { SearchLanguage } from "./languages/language.ts";

/** A piece of a text: a word or a number, where it stands, and the term that it is looked up by. */
export type Piece = { raw: string; start: number; end: number; term: string; isNumber: boolean };

export function piecesOf(text: string, { wordsIn, numberOf, termOf }: SearchLanguage): Piece[] {
  return Array.from(wordsIn(text), ({ 0: raw, index: start }) => {
    const isNumber = /^\p{N}/u.test(raw);
    return { raw, start, end: start + raw.length, isNumber, term: isNumber ? numberOf(raw) : termOf(raw) };
  });
}

/**
 * A number with the letters beside it, when they make one thing: IP 67, DN 50, 4 kV, RS-485, 2 MP. Written together, with
 * a blank or a hyphen, it is the same term.
 */
export function codeAt(text: string, one: Piece, two: Piece, { plain }: SearchLanguage): string | undefined {
  if (one.isNumber === two.isNumber) return undefined;
  const [letters, number] = one.isNumber ? [two, one] : [one, two];
  if (letters.raw.length > 5 || !/^[ \u00a0-]?$/.test(text.slice(one.end, two.start))) return undefined;
  const word = plain(letters.raw);
  return one.isNumber ? number.term + word : word + number.term;
}

/** Whether a writer meant the two as one: capitals, as standards and codes have, a unit, or nothing between them. */
export const isCode = (one: Piece, two: Piece) => {
  const letters = one.isNumber ? two.raw : one.raw;
  return (
    one.end === two.start || /^\p{Lu}{2}|^\p{Lu}$/u.test(letters) || (one.isNumber && units.has(letters))
  );
};

// Most are the symbols of the SI, which no language translates.
const units = new Set(
  "kV kA kW kWh kVA kVAh kVAr MW Hz kHz MHz GHz mA mm cm m km g kg t bar Pa kPa s ms min h l kl lux dB fps ppm px Mbps bit".split(
    " ",
  ),
);
