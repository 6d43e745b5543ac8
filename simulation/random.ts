/** A stream of chance that is the same on every machine: all of it is integer arithmetic of 32 bits. */
export type Random = {
  /** A whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number;
  /** True in `count` of `outOf` cases. */
  chance(count: number, outOf: number): boolean;
  /** Another stream, for a part that shall not change when others draw more or less. */
  fork(name: string): Random;
};

export function randomFrom(seed: string): Random {
  const next = sfc32(hashes(seed));
  const below = (limit: number) => Math.floor((next() * limit) / 2 ** 32);
  return {
    below,
    chance: (count, outOf) => below(outOf) < count,
    fork: (name) => randomFrom(`${seed}/${name}`),
  };
}

/** Chris Doty-Humphrey's "small fast counting" generator, with 32-bit words (PractRand). */
function sfc32([a, b, c]: [number, number, number]) {
  let counter = 1;
  const next = () => {
    const sum = (a + b + counter++) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let round = 0; round < 12; round++) next();
  return next;
}

/** FNV-1a, thrice from different starts. */
function hashes(text: string): [number, number, number] {
  return [hash(text, 0x811c9dc5), hash(text, 0x2b5f9a31), hash(text, 0x6e1d40c7)];
}

function hash(text: string, start: number) {
  let value = start;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value | 0;
}
