import type { FaqEntryContent, TitledContent } from "./fields.ts";
import { plainText } from "./plain-text.ts";
import { placeId, questionId, slugOf, specId } from "./slug.ts";

const placeKinds = ["page", "specification", "question", "article", "document"] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** A place on a page that search leads to: a section, a row, an answer. */
export type Place = {
  /** The id of its element; without it, the page itself. */
  id?: string;
  /** A row of the document that stands before it: it has no element of its own, and leads to the document. */
  isRow?: true;
  title: string;
  text: string;
  /** Without it, that of its page. */
  kind?: PlaceKind;
};

/** A section, at its heading. */
export const sectionPlace = (
  id: string,
  { title }: { title: string },
  ...texts: (string | undefined)[]
): Place => ({
  id: `${id}-title`,
  title,
  text: textFrom(texts),
});

/** Things with a title and a description, each at its own id. */
export const itemPlaces = (items: readonly TitledContent[] = []): Place[] =>
  items.map(({ title, description }) => ({ id: placeId(title), title, text: plainText(description) }));

export const questionPlaces = (entries: readonly FaqEntryContent[] = []): Place[] =>
  entries.map(({ question, answer }) => ({
    id: questionId(question),
    title: question,
    text: plainText(answer),
    kind: "question",
  }));

export const specPlaces = (specs: readonly { name: string; value: string }[]): Place[] =>
  specs.map(({ name, value }) => ({ id: specId(name), title: name, text: value, kind: "specification" }));

/** The parts of a long text, each at its heading; what stands before the first one belongs to the page. */
export function partPlaces(markdown: string): { intro: string; parts: Place[] } {
  const [intro = "", ...sections] = markdown.split(/^(?=#{2,3} )/m);
  const parts = sections.map((section) => {
    const [heading = "", ...lines] = section.split("\n");
    const title = heading.replace(/^#+ /, "");
    const body = lines.join("\n");
    return { id: slugOf(title), title: wordsOf(title), text: wordsOf(body) };
  });
  return { intro: wordsOf(intro), parts };
}

export const textFrom = (texts: readonly (string | undefined)[]) =>
  texts
    .flatMap((text) => (text ? [plainText(text).trim()] : []))
    .join(" ")
    .replace(/\s+/g, " ");

/** Markdown as it is read: without figures, rules of tables and marks. */
const wordsOf = (markdown: string) =>
  plainText(markdown.replace(/!\[[^\]]*\]\([^)]*\)/g, ""))
    .replace(/^\s*\|?[\s:|-]+\|?\s*$/gm, "")
    // A row of a table is a sentence, and its cells are parts of it.
    .replace(/^(\s*\|)+\s*/gm, "")
    .replace(/\s*\|\s*$/gm, ";")
    .replace(/(\s*\|)+\s*/g, " · ")
    .replace(/[*_`]+|^[>#-]+ |^\d+\. /gm, "")
    .replace(/\s+/g, " ")
    .trim();

export const titledTexts = (items: readonly TitledContent[]) =>
  items.map(({ title, description }) => `${title}: ${description}`);
