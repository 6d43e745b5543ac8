import { Fragment } from "react";

/** Running text from content: paragraphs are parted by empty lines, [words](/address) is a link. */
export function Prose({ text, className = "" }: { text: string; className?: string }) {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => (
      <p key={paragraph} className={className}>
        <Inline text={paragraph} />
      </p>
    ));
}

/** One paragraph's words, with its links. */
export function Inline({ text }: { text: string }) {
  return partsOf(text).map(({ words, to }) =>
    to ? (
      <a key={to + words} href={to} className="text-accent underline underline-offset-4 hover:no-underline">
        {words}
      </a>
    ) : (
      <Fragment key={words}>{words}</Fragment>
    ),
  );
}

/** "See [the sheet](/a) first" as its words, the link's words and the words after it. */
function partsOf(text: string): { words: string; to?: string }[] {
  const parts = text.split(/\[([^\]]+)\]\(([^)\s]+)\)/);
  return parts.flatMap((part, place) => {
    if (place % 3 === 0) return part ? [{ words: part }] : [];
    return place % 3 === 1 ? [{ words: part, to: parts[place + 1] }] : [];
  });
}
