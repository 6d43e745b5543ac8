import { useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { type TrialFacts, trialIn, trialInWords, trialText } from "#contract/trial/trial.ts";
import { language } from "#model/language.ts";
import type { ContactContent } from "#model/pages/contact.ts";
import { draftOf } from "../draft.ts";
import { BoxField } from "./box-field.tsx";

type TrialFieldProps = ContactContent["form"]["trial"] & { trials: TrialFacts; trial?: string };

/** What the visitor tried in a simulator, with its values and results. */
export function TrialField({ trials, trial, ...words }: TrialFieldProps) {
  const tried = trialIn(useTrialText(trial), trials);
  if (!tried) return null;
  const { title, inputs, figures } = trialInWords(tried, trials, language);
  return (
    <BoxField {...words} name="trial" value={trialText(tried)} title={title}>
      <dl className="flex flex-wrap gap-x-5 gap-y-1 text-small tabular-nums">
        {[...inputs, ...figures].map((fact) => (
          <div key={fact.label} className="flex gap-1.5">
            <dt className="text-muted">{fact.label}</dt>
            <dd className="font-medium">{fact.value}</dd>
          </div>
        ))}
      </dl>
    </BoxField>
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
