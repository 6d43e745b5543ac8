import { placeId, questionId, slugOf, specId } from "#model/slug.ts";
import type { PackedIndex } from "./pack.ts";

export type Kind = "page" | "specification" | "question" | "article" | "document";

/** A place of the index: the number of its page, its own among the places of that page, its id and its title. */
export type IndexedPlace = {
  page: number;
  part: number;
  kind: Kind;
  id: string;
  title: string;
  /** The title of the document that it is a row of. */
  within?: string;
};

type Letter = { kind: Kind; id: (title: string) => string };

/** How a place's id follows from its title, by the letter that stands before it. */
const letters: { i: Letter } & Record<string, Letter> = {
  P: { kind: "page", id: () => "" },
  A: { kind: "article", id: () => "" },
  i: { kind: "page", id: placeId },
  h: { kind: "page", id: slugOf },
  a: { kind: "article", id: slugOf },
  r: { kind: "specification", id: specId },
  q: { kind: "question", id: questionId },
  d: { kind: "document", id: () => "" },
};

/** Before a row of the document that stands before it. */
const row = "w";

/** A place as a line of the index. */
export function lineOf({
  kind,
  id = "",
  isRow,
  title,
}: {
  kind: Kind;
  id?: string;
  isRow?: true;
  title: string;
}): string {
  if (isRow) return row + title;
  const known = Object.entries(letters).find(([, one]) => one.kind === kind && one.id(title) === id);
  if (known) return known[0] + title;
  const any = Object.entries(letters).find(
    ([letter, one]) => one.kind === kind && letter !== letter.toUpperCase(),
  );
  return `${any?.[0]}${title}\t${id}`;
}

export function placesIn({ pages, places }: PackedIndex): IndexedPlace[] {
  const lines = places.split("\n").values();
  const found: IndexedPlace[] = [];
  let last: Omit<IndexedPlace, "page" | "part"> | undefined;
  for (const [page, [, , , count]] of pages.entries())
    for (let part = 0; part < count; part++) {
      const line = lines.next().value ?? "";
      const place = last && line.startsWith(row) ? rowFrom(line, last) : placeFrom(line);
      if (!place.within) last = place;
      found.push({ page, part, ...place });
    }
  return found;
}

function placeFrom(line: string): Omit<IndexedPlace, "page" | "part"> {
  const [title = "", id] = line.slice(1).split("\t");
  const { kind, id: idOf } = letters[line[0] ?? ""] ?? letters.i;
  return { kind, title, id: id ?? idOf(title) };
}

const rowFrom = (line: string, { kind, id, title }: Pick<IndexedPlace, "kind" | "id" | "title">) => ({
  kind,
  id,
  title: line.slice(1),
  within: title,
});
