import words from "virtual:search-words";
import { useEffect, useState } from "react";
import { InlineScript } from "#app/head/inline-script.tsx";
import { ResultCard } from "./result.tsx";
import startScript from "./start-script.ts?inline-script";
import { useAnswer } from "./use-answer.ts";

const most = 4;

/**
 * The places that come nearest to an address that leads nowhere. The server has one page for all such addresses and reads
 * none of them, whoever asks in masses: so they are looked for here.
 */
export function Nearest({ className }: { className: string }) {
  const [question, setQuestion] = useState("");
  useEffect(() => setQuestion(wordsOf(document.documentElement.dataset.asked ?? location.pathname)), []);
  const answer = useAnswer(question);
  const results = answer.status === "answered" ? onePerPage(answer.results).slice(0, most) : [];
  return (
    <>
      <InlineScript code={startScript} />
      {results.length > 0 && (
        <section aria-labelledby="nearest" className={className}>
          <h2 id="nearest" className="font-sans font-semibold text-base text-muted tracking-normal">
            {words.nearest}
          </h2>
          <ul className="search-results mt-3 grid gap-x-6 md:grid-cols-2">
            {results.map((result) => (
              <li key={result.to}>
                <ResultCard {...result} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The words of an address, of its last name: /old/Smart_Street-lights.html asks for smart street lights. */
function wordsOf(path: string) {
  const plain = path.replace(/(\/index)?\.\w{2,5}$|\/$/, "").replace(/^.*\//, "");
  try {
    return decodeURIComponent(plain)
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
      .trim();
  } catch {
    return "";
  }
}

const pageOf = (to: string) => to.replace(/#.*/, "");

const onePerPage = <R extends { to: string }>(results: R[]) =>
  results.filter(({ to }, i) => results.findIndex((other) => pageOf(other.to) === pageOf(to)) === i);
