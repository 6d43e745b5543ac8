import { createContext, useContext } from "react";
import type { Change, Path } from "../files/change.ts";
import type { ItemOutcome } from "../items/items.ts";
import type { Outcome } from "../store/outcome.ts";
import type { Place } from "./page/follow.ts";
import type { Files } from "./typing/files.ts";
import type { Unsaved } from "./typing/unsaved.ts";

export type PickerKind = "picture" | "icon" | "colour" | "link" | "relation";

/** What every part of the editor can ask for. */
export type Tools = {
  files: Files;
  unsaved: Unsaved;
  /** Saves changes of a file. Conflicts are shown; what the schema refuses comes back. */
  save: (file: string, changes: Change[], what: string) => Promise<Outcome>;
  /** Does something once all that is being saved is on disk. A fault is told in words. */
  attempt: (act: () => Promise<unknown>, tell?: (fault: string) => void) => Promise<void>;
  /** Tells what became of an action with items, and refreshes what the editor knows. */
  settle: (outcome: ItemOutcome, done: string) => Promise<boolean>;
  say: (text: string, tone?: "good" | "bad") => void;
  /** Has the page show what is being typed. */
  follow: (place: Place, before: string, after: string) => void;
  /** Opens the whole item beside the page, at a field if one is named. */
  openItem: (file: string, path?: Path) => void;
  pick: (kind: PickerKind, place: Place) => void;
  /** Leads the page in the frame to an address. */
  go: (path: string) => void;
};

export const ToolsContext = createContext<Tools | null>(null);

export function useTools(): Tools {
  const tools = useContext(ToolsContext);
  if (!tools) throw new Error("The editor's tools are only there inside <Editor>.");
  return tools;
}
