import words from "virtual:search-words";
import { Icon } from "#app/ui/figures/icon.tsx";
import type { Marked } from "#search/sentence.ts";
import type { Result } from "./answers.ts";

/** What a result shows: what it is, where it stands, and the sentence that answers. */
export const ResultLines = ({ kind, title, where, sentence }: Result) => (
  <>
    <Icon name={words.groups[kind].icon} className="mt-0.5 size-6 shrink-0 text-accent" />
    <span className="min-w-0">
      <span className="block font-semibold leading-snug">
        <MarkedText parts={title} />
      </span>
      <span className="mt-0.5 block text-muted text-sm leading-snug">{where}</span>
      {sentence && (
        <span className="mt-1 block text-small leading-snug">
          <MarkedText parts={sentence} />
        </span>
      )}
    </span>
  </>
);

const MarkedText = ({ parts }: { parts: Marked }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
  parts.map(({ text, marked }, i) => (marked ? <mark key={i}>{text}</mark> : text));
