/**
 * Demand is an average: what flowed within a block of fixed length, divided by that length. Parts give kVA and minutes within
 * one block.
 */
export function blockDemand(parts: { kva: number; minutes: number }[]): number {
  const minutes = parts.reduce((sum, part) => sum + part.minutes, 0);
  return parts.reduce((sum, { kva, minutes }) => sum + kva * minutes, 0) / minutes;
}

/** The highest of a day's blocks, and which it is. */
export function maximumDemand(kva: number[]): { kva: number; block: number } {
  return kva.reduce((highest, value, block) => (value > highest.kva ? { kva: value, block } : highest), {
    kva: 0,
    block: 0,
  });
}

/** Where a block will end if the load stays as it is now: what a demand controller acts on. */
export function expectedDemand(kvahSoFar: number, kvaNow: number, minutesGone: number, blockMinutes: number) {
  return (kvahSoFar + (kvaNow * (blockMinutes - minutesGone)) / 60) / (blockMinutes / 60);
}
