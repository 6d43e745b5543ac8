import type { SiteFacts } from "#contract/site.ts";
import { trialIn, trialInWords } from "#contract/trial/trial.ts";
import { fill } from "#model/words/phrase.ts";

type Site = Pick<SiteFacts, "trials" | "url" | "language" | "words">;

/** What a visitor tried, in words, with the address that shows it again. Nothing where the simulator is gone since. */
export function triedOf(trial: string | undefined, site: Site) {
  const tried = trialIn(trial, site.trials);
  if (!tried) return undefined;
  const words = site.words.letters.enquiry.trial;
  const { title, link, inputs, figures } = trialInWords(tried, site.trials, site.language);
  const results = figures.map(({ label, value, today }): [string, string] => [
    label,
    today === undefined ? value : fill(words.beside, { value, today }),
  ]);
  return {
    title: fill(words.title, { title }),
    link: new URL(link, site.url).href,
    facts: [...inputs.map(({ label, value }): [string, string] => [label, value]), ...results],
    inputs,
    figures,
  };
}
