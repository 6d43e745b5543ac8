import type { PictureData } from "../../model/content-of.ts";
import type { Problem } from "../../pipeline/check/problem.ts";
import type { Change, Path, Value } from "../files/change.ts";
import type { ItemOutcome } from "../items/items.ts";
import type { Reference } from "../items/references.ts";
import type { Usage } from "../server/catalogue/usage.ts";
import type { ReviewedChange } from "../server/publish/changes.ts";
import type { Published } from "../server/publish/publish.ts";
import type { Typed } from "../store/journal.ts";
import type { Outcome, Skipped } from "../store/outcome.ts";
import type { JsonSchema } from "./form/schema.ts";

/** A file as it is on disk, with what its fields may say. */
export type Item = {
  file: string;
  hash: string;
  data: Value;
  schema: JsonSchema;
  problems: Problem[];
  unsaved: Typed[];
};

export type ListedItem = {
  id: string;
  file: string;
  title: string;
  path: string;
  draft: boolean;
  parts: string[];
};
export type ListedCollection = {
  name: string;
  label: string;
  movable: boolean;
  inMenu: boolean;
  items: ListedItem[];
};
export type Listing = { files: { file: string; path?: string }[]; collections: ListedCollection[] };
export type LinkTarget = { to: string; title: string; section?: string };
export type Icons = { total: number; size: number; icons: { name: string; body: string }[] };
export type CopyRequest = { file: string; id: string; title?: string; draft?: boolean; menu?: boolean };

export type { ReviewedChange } from "../server/publish/changes.ts";

type Committed = { status: "committed"; commit: string } | { status: "refused"; problems: Problem[] };

/** The editor's server (editor/server/api/api.ts), as its page sees it. A refusal in words is thrown as an error. */
export const api = {
  items: () => get<Listing>("items"),
  item: (file: string) => get<Item>("item", { file }),
  references: (file: string) => get<Reference[]>("references", { file }),
  /** What undo would take back, and redo would bring again, in words. */
  history: () => get<{ last?: string; next?: string }>("history"),
  unsaved: () => get<Typed[]>("unsaved"),
  pictures: () => get<Record<string, PictureData>>("pictures"),
  icons: (search: string) => get<Icons>("icons", { search }),
  drawing: (name: string) => get<{ body?: string; size?: number }>("drawing", { name }),
  links: () => get<LinkTarget[]>("links"),
  changes: () => get<ReviewedChange[]>("changes"),
  check: () => get<Problem[]>("check"),
  usage: (file: string, path: Path) => get<Usage>("usage", { file, path: JSON.stringify(path) }),
  publishing: () => get<{ git: boolean; command?: string }>("publishing"),
  try: (file: string, changes: Change[]) => post<Problem[]>("try", { file, changes }),
  change: (file: string, hash: string, changes: Change[], what: string) =>
    post<Outcome>("change", { file, hash, changes, what }),
  keep: (file: string, path: Path, value: Value, was: Value) => post("keep", { file, path, value, was }),
  settle: (file: string, path: Path) => post("settle", { file, path }),
  undo: () => post<Outcome>("undo", {}),
  redo: () => post<Outcome>("redo", {}),
  /** Drops the step whose undo or redo conflicts from the history; the same remains if it does not any more. */
  skip: (which: "undo" | "redo") => post<Skipped>("skip", { which }),
  copy: (request: CopyRequest) => post<ItemOutcome>("copy", request),
  draft: (file: string, draft: boolean, menu: boolean) => post<ItemOutcome>("draft", { file, draft, menu }),
  rename: (file: string, id: string) => post<ItemOutcome>("rename", { file, id }),
  remove: (file: string) => post<ItemOutcome>("remove", { file }),
  move: (file: string, to: number) => post<ItemOutcome>("move", { file, to }),
  commit: (message: string) => post<Committed>("commit", { message }),
  publish: () => post<Published>("publish", {}),
};

const base = "/__edit/api/";

function get<Answer>(name: string, query: Record<string, string> = {}) {
  return answered<Answer>(fetch(`${base}${name}?${new URLSearchParams(query)}`));
}

function post<Answer>(name: string, body: object) {
  const headers = { "Content-Type": "application/json" };
  return answered<Answer>(fetch(base + name, { method: "POST", headers, body: JSON.stringify(body) }));
}

async function answered<Answer>(request: Promise<Response>): Promise<Answer> {
  const response = await request.catch(() => {
    throw new Error(
      "The editor's server does not answer. What you typed is kept: start it again with npm run edit.",
    );
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.says);
  return answer;
}
