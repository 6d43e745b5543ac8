import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { content } from "#app/content.server.ts";
import { counted } from "#app/counted.ts";
import { InlineScript } from "#app/head/inline-script.tsx";
import { unlistedMeta } from "#app/head/page-meta.server.ts";
import { memoByData } from "#app/navigation/memo-by-data.ts";
import { Failed, NoResults } from "#app/search/no-results.tsx";
import { ResultList } from "#app/search/result-list.tsx";
import { SearchForm } from "#app/search/search-form.tsx";
import startScript from "#app/search/start-script.ts?inline-script";
import { type AnswerState, useAnswer } from "#app/search/use-answer.ts";
import { Kolam } from "#app/ui/figures/kolam.tsx";
import { Spinner } from "#app/ui/figures/spinner.tsx";
import { questionIn, searchAddress } from "#contract/search.ts";
import type { SearchWords } from "#model/words/search.ts";
import type { Route } from "./+types/page.ts";
import { answerTo } from "./answer.server.ts";

/** The build renders the page without a question; the server answers the one in the address. */
export const loader = async ({ request }: Route.LoaderArgs) => {
  const { synonyms, ...words } = content.file("search");
  const question = questionIn(new URL(request.url).search);
  const answered = question ? await answerTo(question) : undefined;
  return { words, answered, meta: unlistedMeta(content.file("site"), words.title) };
};

export default memoByData(function SearchPage({ loaderData: { words, answered } }: Route.ComponentProps) {
  const question = useQuestion(answered?.question);
  // On a static host, and after a link within the app, the browser answers.
  const own = useAnswer(question === answered?.question ? "" : question);
  const shown = question === answered?.question ? answered : own.status === "answered" ? own : undefined;
  return (
    <div className="search-page page min-h-[60vh] pt-12 pb-20 md:pt-16 lg:pb-28">
      <InlineScript code={startScript} />
      <div className="flex items-end justify-between gap-10">
        <div className="w-full max-w-3xl">
          <h1 className="text-page-title">{words.title}</h1>
          <SearchForm question={question} autoFocus={!question} className="mt-8" />
        </div>
        <Kolam seed="search" className="draws h-40 text-accent max-lg:hidden" />
      </div>
      <div className="mt-10">
        {shown ? (
          <Shown answered={shown} words={words} />
        ) : (
          <Waiting answer={own} question={question} words={words} />
        )}
      </div>
    </div>
  );
});

/** The question in the address. While React hydrates the page it is the one that the page was rendered for: a static host has none. */
function useQuestion(rendered = "") {
  const asked = questionIn(useLocation().search);
  return useSyncExternalStore(
    () => () => {},
    () => asked,
    () => rendered,
  );
}

type Shown = NonNullable<Route.ComponentProps["loaderData"]["answered"]>;

const Shown = ({ answered, words }: { answered: Shown; words: SearchWords }) =>
  answered.count === 0 ? (
    <div data-results="">
      <NoResults question={answered.question} words={words.nothing} />
    </div>
  ) : (
    <>
      <p role="status" className="mb-6 text-muted">
        {counted(words.count, answered.count)}
      </p>
      <ResultList {...answered} />
    </>
  );

type WaitingProps = { answer: AnswerState; question: string; words: SearchWords };

function Waiting({ answer, question, words }: WaitingProps) {
  if (answer.status === "searching")
    return (
      <p role="status" className="flex items-center gap-3 text-muted">
        <Spinner className="h-7 w-auto text-accent" />
        {words.loading}
      </p>
    );
  if (answer.status === "failed")
    return (
      <div role="alert">
        <Failed question={question} retry={answer.retry} words={words} />
      </div>
    );
  return (
    <section aria-labelledby="suggested">
      <h2 id="suggested" className="font-sans font-semibold text-base text-muted tracking-normal">
        {words.suggested}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-3">
        {words.suggestions.map((suggestion) => (
          <li key={suggestion}>
            <a href={searchAddress(suggestion)} className="chip-button">
              {suggestion}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
