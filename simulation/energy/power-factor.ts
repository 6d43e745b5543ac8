/** kvar that flow beside `kw` at a power factor. */
export function reactive(kw: number, powerFactor: number): number {
  return kw * tangent(powerFactor);
}

/** kVA: active and reactive power at a right angle. */
export function apparent(kw: number, kvar: number): number {
  return Math.sqrt(kw * kw + kvar * kvar);
}

/** kvar that capacitors must supply to bring `kw` from one power factor to another. */
export function correction(kw: number, from: number, to: number): number {
  return kw * (tangent(from) - tangent(to));
}

/** An automatic bank in equal steps: it switches in as many as fit, and never more, so that nothing leads. */
export function switchedIn(kvarWanted: number, { step, steps }: Bank): number {
  return Math.min(steps, Math.max(0, Math.floor(kvarWanted / step))) * step;
}

export type Bank = { step: number; steps: number };

/** The tangent of the angle whose cosine is given. */
function tangent(cosine: number) {
  return Math.sqrt(1 - cosine * cosine) / cosine;
}
