import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { askAddress, searchAddress } from "#contract/search.ts";
import type { SearchWords } from "#model/words/search.ts";

/** Says that nothing was found, and how to ask a person: the words go along. */
export const NoResults = ({ question, words }: { question: string; words: SearchWords["nothing"] }) => (
  <div className="search-nothing">
    <p className="font-semibold text-lg wrap-anywhere">{words.title.replace("{words}", () => question)}</p>
    <p className="mt-2 max-w-prose text-muted">{words.text}</p>
    <ButtonLink to={askAddress(question)} className="mt-5">
      {words.action}
    </ButtonLink>
  </div>
);

type FailedProps = { question: string; retry: () => void; words: SearchWords };

/** Says that the index has not come. The server can answer without it. */
export const Failed = ({ question, retry, words: { failed } }: FailedProps) => (
  <div className="search-nothing">
    <p className="font-semibold text-lg">{failed.title}</p>
    <p className="mt-2 max-w-prose text-muted">{failed.text}</p>
    <div className="mt-5 flex flex-wrap gap-3">
      <Button onClick={retry}>{failed.retry}</Button>
      <ButtonLink to={searchAddress(question)} target="_self" variant="secondary">
        {failed.plain}
      </ButtonLink>
    </div>
  </div>
);
