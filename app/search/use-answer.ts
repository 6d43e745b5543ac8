import { useEffect, useState } from "react";
import { fetchJson } from "#app/fetch-json.ts";
import { indexPath, type ServedIndex } from "#search/pack.ts";
import { type Answered, answerer } from "./answers.ts";

export type AnswerState =
  | { status: "empty" }
  | { status: "searching"; last?: Answered }
  | { status: "failed"; retry: () => void }
  | ({ status: "answered" } & Answered);

/** One for all of a tab: what was fetched for one question serves the next. */
const { ready, find, withSentences } = answerer(async () => {
  const index = await fetchJson<ServedIndex>(indexPath);
  return { index, textsOf: (page) => fetchJson<string[]>(index.texts[page] ?? "") };
});

/** Fetches the index before the first question is typed. */
export const prepareAnswers = () => void ready().catch(() => {});

/** The answer to what is asked; while the next one is looked for, the last one stays. */
export function useAnswer(question: string): AnswerState {
  const [state, setState] = useState<AnswerState>({ status: question ? "searching" : "empty" });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!question) return setState({ status: "empty" });
    let isCurrent = true;
    const show = (next: AnswerState) => {
      if (isCurrent) setState(next);
    };
    setState((last) => ({ status: "searching", last: last.status === "answered" ? last : undefined }));
    find(question)
      .then(async (found) => {
        show({ status: "answered", ...found.answered });
        show({ status: "answered", ...(await withSentences(found)) });
      })
      .catch(() => show({ status: "failed", retry: () => setTries(tries + 1) }));
    return () => {
      isCurrent = false;
    };
  }, [question, tries]);
  return state;
}
