import { randomInt } from "node:crypto";

/** Spelt as they sound, and none sounds like another: references are read out on the telephone. */
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

/** A word and some digits, like LOTUS-4821. Random, so that it tells nobody how many letters there are. */
export const randomReference = (digits: number) =>
  `${words[randomInt(words.length)]}-${String(randomInt(10 ** digits)).padStart(digits, "0")}`;

/** A reference as it is stored, however it was typed. */
export const normalReference = (typed: string) =>
  typed
    .trim()
    .toUpperCase()
    .replace(/[-\s]+/, "-");

type Referenced = { id: number; reference: string | null };

/** A letter that was stored before references were has the one that its visitor was told then. */
export const referenceOf = ({ id, reference }: Referenced) => reference ?? formerReference(id);

/** How references were made of a letter's number, until they were stored. */
export function formerReference(id: number) {
  const total = words.length * 10_000;
  const place = (id * 395_173) % total;
  const digits = String(place % 10_000).padStart(4, "0");
  return `${words[Math.floor(place / 10_000)]}-${Math.floor(id / total) || ""}${digits}`;
}
