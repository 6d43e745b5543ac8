import words from "virtual:search-words";
import type { Answered } from "./answers.ts";
import { groupsOf } from "./groups.ts";
import { ResultLines } from "./result.tsx";

/** All results of a page, as lists of links. */
export const ResultList = ({ results }: Answered) => (
  <div data-results="" className="grid gap-8">
    {groupsOf(results, words, results.length).map(({ name, label, results: some }) => (
      <section key={name} aria-labelledby={`found-${name}`}>
        <h2
          id={`found-${name}`}
          className="px-3 font-sans font-semibold text-base text-muted tracking-normal"
        >
          {label}
        </h2>
        <ul className="mt-2">
          {some.map((result) => (
            <li key={result.to}>
              <a href={result.to} className="search-option">
                <ResultLines {...result} />
              </a>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
