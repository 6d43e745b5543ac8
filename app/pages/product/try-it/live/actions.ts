import type { Outcome, TrialProps } from "../trial.ts";
import { csvOf } from "./csv.ts";

/** The address that shows the same to everyone. All values are in it, so that it outlives a change of the initial ones. */
function linkTo({ about, values }: Pick<TrialProps, "about"> & Pick<Outcome, "values">) {
  const query = new URLSearchParams(Object.entries(values).map(([id, value]) => [id, String(value)]));
  return `${location.origin}/${about}?${query}#try-it`;
}

/** False where the browser does not let us: some do only where a page is secure, others ask the visitor first. */
export async function shareLink(trial: TrialProps & Outcome) {
  const link = linkTo(trial);
  history.replaceState(history.state, "", link);
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    return false;
  }
}

export function saveCsv(trial: TrialProps & Outcome) {
  const file = new Blob([csvOf(trial, linkTo(trial))], { type: "text/csv;charset=utf-8" });
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: `${trial.simulator}.csv` }).click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
