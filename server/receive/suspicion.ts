type Signs = { elapsed_ms?: number; website?: unknown };

/** A filled honeypot, or a form filled faster than anyone types. What says nothing of either is not suspected. */
export function isSuspected({ elapsed_ms, website }: Signs, minFillMs: number) {
  const trapped = website !== undefined && website !== null && website !== "";
  return trapped || (elapsed_ms !== undefined && elapsed_ms < minFillMs);
}
