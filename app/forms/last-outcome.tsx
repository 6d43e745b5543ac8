import type { Outcome } from "./texts.ts";
import { referenceLine } from "./texts.ts";

/** What stays in the page when the notification has gone. It was announced there, so it is not announced again. */
export function LastOutcome({ outcome }: { outcome?: Outcome }) {
  const line =
    outcome?.status === "danger"
      ? "Not sent yet. What you entered is still here."
      : referenceLine(outcome?.reference);
  return line && <p className="font-medium text-[0.9375rem]">{line}</p>;
}
