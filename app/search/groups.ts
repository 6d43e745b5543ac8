import type { SearchWords } from "#model/words/search.ts";
import type { Result } from "./answers.ts";

type Group = { name: string; label: string; results: Result[] };

const best = 3;
const mostOfKind = 5;
const kinds = ["page", "specification", "question", "article", "document"] as const;

/** The first three, whatever they are, then the others by kind. */
export function groupsOf(results: Result[], words: SearchWords, perKind = mostOfKind): Group[] {
  const rest = results.slice(best);
  const groups = [
    { name: "best", label: words.best, results: results.slice(0, best) },
    ...kinds.map((kind) => ({
      name: kind,
      label: words.groups[kind].label,
      results: rest.filter((result) => result.kind === kind).slice(0, perKind),
    })),
  ];
  return groups.filter((group) => group.results.length > 0);
}
