import type { PageFacts } from "../../model/reader.ts";
import { originsIn } from "../marks/codec.ts";

export type Usage = { path: string; title: string }[];

/** On which pages a text shows. Read from the pages themselves, when it is first asked for, one after the other. */
export function openUsage(pages: () => Pick<PageFacts, "path" | "title">[]) {
  let index: Promise<Map<string, Usage>> | undefined;

  async function read(port: number) {
    const found = new Map<string, Usage>();
    for (const { path, title } of pages()) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      const html = await response.text();
      const places = new Set(
        originsIn(html).map((origin) => placeOf(origin.file, JSON.stringify(origin.path))),
      );
      for (const place of places) found.set(place, [...(found.get(place) ?? []), { path, title }]);
    }
    return found;
  }

  return {
    async of(file: string, path: string, port: number): Promise<Usage> {
      index ??= read(port);
      return (await index).get(placeOf(file, path)) ?? [];
    },
    /** Pages come and go with items: what they show is read anew. Gives back what became of it. */
    forgotten<Outcome>(outcome: Outcome): Outcome {
      index = undefined;
      return outcome;
    },
  };
}

const placeOf = (file: string, path: string) => `${file} ${path}`;
