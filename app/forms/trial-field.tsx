import { useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { type TrialFacts, trialIn, trialInWords, trialText } from "#contract/trial.ts";
import type { ContactContent } from "#model/contact.ts";
import { language } from "#model/language.ts";
import { draftOf } from "./draft.ts";

type TrialFieldProps = ContactContent["form"]["trial"] & { trials: TrialFacts; trial?: string };

/** What the visitor tried in a simulator, in a box that can be unticked; see about-field.tsx. */
export function TrialField({ label, hint, trials, trial }: TrialFieldProps) {
  const tried = trialIn(useTrialText(trial), trials);
  if (!tried) return null;
  const { title, inputs, figures } = trialInWords(tried, trials, language);
  const text = trialText(tried);
  return (
    <div className="grid gap-1.5 sm:col-span-2">
      <p id="trial-label" className="font-semibold text-small">
        {label}
      </p>
      <label className="chip-button w-fit max-w-full">
        <input
          key={text}
          type="checkbox"
          name="trial"
          value={text}
          defaultChecked
          aria-describedby="trial-label trial-hint"
          className="checkbox"
        />
        {title}
      </label>
      <dl className="flex flex-wrap gap-x-5 gap-y-1 text-small tabular-nums">
        {[...inputs, ...figures].map((fact) => (
          <div key={fact.label} className="flex gap-1.5">
            <dt className="text-muted">{fact.label}</dt>
            <dd className="font-medium">{fact.value}</dd>
          </div>
        ))}
      </dl>
      <p id="trial-hint" className="text-muted text-small">
        {hint}
      </p>
    </div>
  );
}

/** What the address carries, otherwise that of an unfinished draft. */
function useTrialText(trial: string | undefined) {
  const { search } = useLocation();
  const [text, setText] = useState(trial);
  // Before the draft is read into the form. Until here the page is as the build made it, for whatever query.
  useLayoutEffect(() => {
    const asked = new URLSearchParams(search).get("trial");
    const kept = Object.fromEntries(draftOf("enquiry") ?? []).trial;
    setText((known) => asked ?? kept ?? known);
  }, [search]);
  return text;
}
