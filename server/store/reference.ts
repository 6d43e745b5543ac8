/**
 * A letter's reference is its number, made short and sayable: a word and four digits, like LOTUS-4821. The words
 * are spelt as they sound, none sounds like another, and neighbours in number are not neighbours in name.
 */
const words = [
  ["AMBER", "ANCHOR", "APRON", "ARBOR", "AUTUMN", "BAMBOO", "BANYAN", "BASALT"],
  ["BRIDGE", "CANAL", "CANDLE", "CARBON", "CEDAR", "CITRUS", "CLOVER", "COBALT"],
  ["COMET", "COPPER", "CORAL", "COTTON", "DELTA", "DOLPHIN", "EMBER", "FALCON"],
  ["FERRY", "FOREST", "GARDEN", "GINGER", "GRANITE", "HARBOR", "HORIZON", "INDIGO"],
  ["ISLAND", "JASMINE", "JUPITER", "KOLAM", "LAGOON", "LANTERN", "LEMON", "LOTUS"],
  ["MANGO", "MARBLE", "METEOR", "MONSOON", "NECTAR", "OLIVE", "ORBIT", "PEPPER"],
  ["PLANET", "QUARTZ", "RADIO", "RIVER", "ROCKET", "SAFFRON", "SIGNAL", "SILVER"],
  ["SPIRAL", "SUMMIT", "TEMPLE", "TIGER", "TUNNEL", "VIOLET", "WALNUT", "ZENITH"],
].flat();

const total = words.length * 10_000;
// Odd and no multiple of five, so it shares no factor with the total: no two numbers get the same reference.
const step = 395_173;
const stepBack = inverse(step, total);

/** Longer by a digit or more once 640,000 letters have been written. */
export function referenceFrom(id: number) {
  const place = (id * step) % total;
  const round = Math.floor(id / total);
  const digits = String(place % 10_000).padStart(4, "0");
  return `${words[Math.floor(place / 10_000)]}-${round || ""}${digits}`;
}

/** The number of the letter, however the reference was typed; undefined if it is none. */
export function idFrom(reference: string) {
  const [, word, round, digits] = /^([A-Z]+)[-\s]*(\d*)(\d{4})$/.exec(reference.trim().toUpperCase()) ?? [];
  const index = words.indexOf(word ?? "");
  if (index < 0) return undefined;
  const place = index * 10_000 + Number(digits);
  return Number(round) * total + Number((BigInt(place) * stepBack) % BigInt(total));
}

function inverse(value: number, modulus: number) {
  let [a, b, x, y] = [BigInt(value), BigInt(modulus), 1n, 0n];
  while (b) [a, b, x, y] = [b, a % b, y, x - (a / b) * y];
  return ((x % BigInt(modulus)) + BigInt(modulus)) % BigInt(modulus);
}
