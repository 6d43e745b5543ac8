import { placeId, questionId, slugOf, specId } from "#model/slug.ts";
import type { PackedIndex } from "./pack.ts";

export type Kind = "page" | "specification" | "question" | "article" | "document";

/** A place of the index: the number of its page, its own among the places of that page, its id and its title. */
export type IndexedPlace = { page: number; part: number; kind: Kind; id: string; title: string };

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

/** A place as a line of the index. */
export function lineOf({ kind, id = "", title }: { kind: Kind; id?: string; title: string }): string {
  const known = Object.entries(letters).find(([, one]) => one.kind === kind && one.id(title) === id);
  if (known) return known[0] + title;
  const any = Object.entries(letters).find(
    ([letter, one]) => one.kind === kind && letter !== letter.toUpperCase(),
  );
  return `${any?.[0]}${title}\t${id}`;
}

export function placesIn({ pages, places }: PackedIndex): IndexedPlace[] {
  const lines = places.split("\n").values();
  return pages.flatMap(([, , , count], page) =>
    Array.from({ length: count }, (_, part) => ({ page, part, ...placeFrom(lines.next().value ?? "") })),
  );
}

function placeFrom(line: string) {
  const [title = "", id] = line.slice(1).split("\t");
  const { kind, id: idOf } = letters[line[0] ?? ""] ?? letters.i;
  return { kind, title, id: id ?? idOf(title) };
}
