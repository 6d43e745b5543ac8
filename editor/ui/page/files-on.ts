import type { PageMarks } from "./marks.ts";

/** The files that a page is made of, those with most of its texts first. */
export function filesOn(page: Document, marks: PageMarks): string[] {
  const counts = new Map<string, number>();
  const all = page.createTreeWalker(page.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (all.nextNode()) {
    for (const { origin } of marks.partsOf(all.currentNode))
      if (origin) counts.set(origin.file, (counts.get(origin.file) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, two]) => two - one).map(([file]) => file);
}
