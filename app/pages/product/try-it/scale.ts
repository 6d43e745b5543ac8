/** Round numbers that hold all the values, from zero where they are not below it, and the decimals to write them with. */
export function niceScale(values: number[]) {
  const highest = values.reduce((most, value) => Math.max(most, value), 0);
  const lowest = values.reduce((least, value) => Math.min(least, value), 0);
  const step = niceStep((highest - lowest || 1) / 2);
  const min = Math.floor(lowest / step) * step;
  const max = Math.max(Math.ceil(highest / step) * step, min + 2 * step);
  return { min, max, digits: step >= 2 ? 0 : step >= 0.2 ? 1 : 2 };
}

/** The next of 1, 2, 2.5, 5 and 10 times a power of ten. */
function niceStep(rough: number) {
  const power = 10 ** Math.floor(Math.log10(rough));
  const part = [1, 2, 2.5, 5, 10].find((one) => one * power >= rough - 1e-9) ?? 10;
  return part * power;
}
