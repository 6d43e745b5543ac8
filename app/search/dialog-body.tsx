import words from "virtual:search-words";
import { Spinner } from "#app/ui/figures/spinner.tsx";
import { searchAddress } from "#contract/search.ts";
import type { Answered } from "./answers.ts";
import { groupsOf } from "./groups.ts";
import { Failed, NoResults } from "./no-results.tsx";
import { ResultOption } from "./result.tsx";
import { Suggestions } from "./suggestions.tsx";
import type { AnswerState } from "./use-answer.ts";

type DialogBodyProps = { answer: AnswerState; listId: string; question: string };

/** What stands below the dialog's field. */
export function DialogBody({ answer, listId, question }: DialogBodyProps) {
  if (answer.status === "empty") return <Suggestions listId={listId} />;
  if (answer.status === "failed") return <Failed question={question} retry={answer.retry} words={words} />;
  const shown = answer.status === "answered" ? answer : answer.last;
  if (!shown)
    return (
      <p className="search-nothing flex items-center gap-3 text-muted">
        <Spinner className="h-7 w-auto text-accent" />
        {words.loading}
      </p>
    );
  if (shown.count === 0) return <NoResults question={shown.question} words={words.nothing} />;
  return <Results {...shown} listId={listId} />;
}

/** Whether a list of options is shown that the field controls. */
export function hasOptions(answer: AnswerState) {
  if (answer.status === "empty") return true;
  const shown = answer.status === "answered" ? answer : answer.status === "searching" && answer.last;
  return Boolean(shown && shown.count > 0);
}

function Results({ results, question, count, listId }: Answered & { listId: string }) {
  return (
    <div id={listId} role="listbox" aria-label={words.results}>
      {groupsOf(results, words).map(({ name, label, results: some }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, not options
        <div key={name} role="group" aria-labelledby={`${listId}-${name}`} className="search-group">
          <p id={`${listId}-${name}`} className="search-label">
            {label}
          </p>
          {some.map((result, i) => (
            <a
              // Several rows may lead to one document.
              // biome-ignore lint/suspicious/noArrayIndexKey: an answer's results keep their order
              key={`${result.to} ${i}`}
              id={`${listId}-${name}-${i}`}
              href={result.to}
              role="option"
              aria-selected="false"
              tabIndex={-1}
              className="search-option"
            >
              <ResultOption {...result} />
            </a>
          ))}
        </div>
      ))}
      {count > results.length && (
        <a
          id={`${listId}-all`}
          href={searchAddress(question)}
          role="option"
          aria-selected="false"
          tabIndex={-1}
          className="search-option font-semibold text-accent"
        >
          {words.all}
        </a>
      )}
    </div>
  );
}
