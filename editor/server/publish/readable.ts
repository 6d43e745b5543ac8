import type { Problem } from "../../../pipeline/check/problem.ts";
import { StoreError } from "../../store/disk/content-folder.ts";
import type { Store } from "../../store/store.ts";
import type { Texts } from "./baseline.ts";

/** The files of the content as they are now; one that cannot be read is told, and does not keep us from the others. */
export function readableIn(store: Pick<Store, "names" | "read">): { texts: Texts; unreadable: Problem[] } {
  const texts: Texts = {};
  const unreadable: Problem[] = [];
  for (const file of store.names()) {
    try {
      texts[file] = store.read(file)?.text ?? "";
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      unreadable.push({ file, field: "", says: `${error.message} ${cure}` });
    }
  }
  return { texts, unreadable };
}

const cure = "Save it in a text editor with the encoding UTF-8, or ask your developer.";
