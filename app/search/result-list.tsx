import words from "virtual:search-words";
import type { Answered } from "./answers.ts";
import { groupsOf } from "./groups.ts";
import { ResultCard } from "./result.tsx";

/** All results of a page, as lists of links: what they are at the side, where there is room. */
export const ResultList = ({ results }: Answered) => (
  <div data-results="">
    {groupsOf(results, words, results.length).map(({ name, label, results: some }) => (
      <section
        key={name}
        aria-labelledby={`found-${name}`}
        className="grid gap-x-6 gap-y-3 border-border border-t py-7 lg:grid-cols-12 lg:py-9"
      >
        <h2
          id={`found-${name}`}
          className="text-xl lg:sticky lg:top-28 lg:col-span-3 lg:self-start lg:py-2.5"
        >
          {label}
        </h2>
        <ul className="search-results lg:col-span-9">
          {some.map((result, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several rows may lead to one document
            <li key={`${result.to} ${i}`}>
              <ResultCard {...result} />
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
