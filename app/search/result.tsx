import words from "virtual:search-words";
import { useId } from "react";
import { Icon } from "#app/ui/figures/icon.tsx";
import type { Marked } from "#search/sentence.ts";
import type { Result } from "./answers.ts";

/** A result as a link. Its name is its title and place: the sentence would be listened to with every Tab. */
export function ResultLink(result: Result) {
  const own = useId();
  return (
    <a
      href={result.to}
      aria-labelledby={`${own}-name`}
      aria-describedby={result.sentence && `${own}-sentence`}
      className="search-option"
    >
      <ResultLines {...result} own={own} />
    </a>
  );
}

/** What a result shows: what it is, where it stands, and the sentence that answers. */
export const ResultLines = ({ kind, title, where, sentence, own }: Result & { own: string }) => (
  <>
    <Icon name={words.groups[kind].icon} className="mt-0.5 size-6 shrink-0 text-accent" />
    <span className="min-w-0">
      <span id={`${own}-name`} className="block">
        <span className="block font-semibold leading-snug">
          <MarkedText parts={title} />
        </span>{" "}
        <span className="mt-0.5 block text-muted text-sm leading-snug">{where}</span>
      </span>
      {sentence && (
        <span id={`${own}-sentence`} className="mt-1 block text-small leading-snug">
          <MarkedText parts={sentence} />
        </span>
      )}
    </span>
  </>
);

const MarkedText = ({ parts }: { parts: Marked }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
  parts.map(({ text, marked }, i) => (marked ? <mark key={i}>{text}</mark> : text));
