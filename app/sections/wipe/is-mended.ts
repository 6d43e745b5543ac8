/** How much of a picture is in order until a visitor moves its strand, in per cent; wipe.css begins there, too. */
export const start = 40;

/** Of a list's points the first ones are mended, as many as the picture is. */
export const isMended = (index: number, count: number, percent: number) =>
  (percent / 100) * count >= index + 0.5;
