import { contactPath, linkAbout } from "#contract/about.ts";
import { trialText } from "#contract/trial/trial.ts";
import type { Figure } from "#simulation/simulator.ts";
import type { Outcome, TrialProps } from "./trial.ts";

/** The contact form's address, which carries what was tried. */
export function enquiryLink({
  simulator,
  about,
  values,
  result,
}: Pick<TrialProps, "simulator" | "about"> & Outcome) {
  const figures = Object.fromEntries(result.figures.map((figure) => [figure.id, asShown(figure)]));
  const text = trialText({ simulator, inputs: values, figures });
  return `${linkAbout(contactPath, about)}&trial=${text}`;
}

/** No more digits than the visitor has seen. */
function asShown({ value, today, digits }: Figure) {
  const shown = (number: number) => Number(number.toFixed(digits));
  return today === undefined ? { value: shown(value) } : { value: shown(value), today: shown(today) };
}
