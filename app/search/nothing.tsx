import { ButtonLink } from "#app/ui/controls/button.tsx";
import { askAddress } from "#contract/search.ts";
import type { SearchWords } from "#model/search.ts";

/** Says that nothing was found, and how to ask a person: the words go along. */
export const Nothing = ({ question, words }: { question: string; words: SearchWords["nothing"] }) => (
  <div className="search-nothing">
    <p className="font-semibold text-lg">{words.title.replace("{words}", () => question)}</p>
    <p className="mt-2 max-w-prose text-muted">{words.text}</p>
    <ButtonLink to={askAddress(question)} className="mt-5">
      {words.action}
    </ButtonLink>
  </div>
);
