import words from "virtual:search-words";
import type { ReactNode } from "react";
import { Icon } from "#app/ui/figures/icon.tsx";
import type { Marked } from "#search/sentence.ts";
import type { Result } from "./answers.ts";

/** A result in a list. Of it only title and place are the link's name: the sentence would be heard with every Tab. */
export const ResultCard = (result: Result) => (
  <div className="search-option relative">
    <ResultLines {...result}>
      <a href={result.to} className="block after:absolute after:inset-0">
        <Name {...result} />
      </a>
    </ResultLines>
  </div>
);

/** What a result in the dialog shows; all of it is what is chosen. */
export const ResultOption = (result: Result) => (
  <ResultLines {...result}>
    <Name {...result} />
  </ResultLines>
);

/** What it is, its name and the sentence that answers. */
const ResultLines = ({ kind, sentence, children }: Result & { children: ReactNode }) => (
  <>
    <Icon name={words.groups[kind].icon} className="mt-0.5 size-6 shrink-0 text-accent" />
    <span className="min-w-0">
      {children}
      {sentence && (
        <span className="mt-1 block text-small leading-snug">
          <MarkedText parts={sentence} />
        </span>
      )}
    </span>
  </>
);

/** Its title, and where it stands. */
const Name = ({ title, where }: Result) => (
  <>
    <span className="block font-semibold leading-snug">
      <MarkedText parts={title} />
    </span>
    <span className="mt-0.5 block text-muted text-sm leading-snug">{where}</span>
  </>
);

/** Each part is an element: a bare text that a translator has replaced would stay beside the next answer's. */
const MarkedText = ({ parts }: { parts: Marked }) =>
  parts.map(({ text, marked }, i) => {
    const Part = marked ? "mark" : "span";
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
    return <Part key={i}>{text}</Part>;
  });
