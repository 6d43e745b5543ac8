import type { PageFacts } from "../../../model/reader.ts";
import type { Path } from "../../files/change.ts";
import { originsIn } from "../../marks/codec.ts";

export type Usage = { path: string; title: string }[];

/**
 * On which pages a text shows. Read from the pages themselves, at first use, one after the other; and again
 * when pages have come or gone with their files, be it by undo or by hand.
 */
export function openUsage(pages: () => Pick<PageFacts, "path" | "title">[], files: () => string[]) {
  let index: { files: string; found: Promise<Map<string, Usage>> } | undefined;

  async function read(port: number) {
    const found = new Map<string, Usage>();
    for (const { path, title } of pages()) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      const html = await response.text();
      const places = new Set(originsIn(html).map((origin) => placeOf(origin.file, origin.path)));
      for (const place of places) found.set(place, [...(found.get(place) ?? []), { path, title }]);
    }
    return found;
  }

  return {
    async of(file: string, path: Path, port: number): Promise<Usage> {
      const now = files().join();
      if (index?.files !== now) index = { files: now, found: read(port) };
      const asked = index;
      try {
        return pagesOf(await asked.found, file, path);
      } catch (error) {
        // The next one who asks tries again.
        if (index === asked) index = undefined;
        throw error;
      }
    },
  };
}

/** The pages that show a field or, where it has no text of its own, such as a link, the group that it stands in. */
function pagesOf(index: Map<string, Usage>, file: string, path: Path): Usage {
  const place = placeOf(file, path);
  const inside = `${place.slice(0, -1)},`;
  const found = [...index].filter(([one]) => one === place || one.startsWith(inside));
  if (!found.length && path.length > 1) return pagesOf(index, file, path.slice(0, -1));
  const pages = found.flatMap(([, usage]) => usage);
  return [...new Map(pages.map((page) => [page.path, page])).values()];
}

const placeOf = (file: string, path: Path) => `${file} ${JSON.stringify(path)}`;
