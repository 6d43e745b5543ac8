import { fieldName } from "../../../pipeline/check/explain.ts";
import { type Change, type Value, valueAt } from "../../files/change.ts";
import { differences } from "../../files/differences.ts";
import { dataIn } from "../../files/edit-file.ts";
import { pageOfFile } from "../catalogue/listing.ts";
import type { Texts } from "./baseline.ts";

/** One difference from what is published, as an author would tell it. */
export type ReviewedChange = {
  file: string;
  /** What the item or page is called, if it says so itself. */
  title?: string;
  /** The page that the file is, if it is one. */
  page?: string;
  what:
    | "changed"
    | "added"
    | "removed"
    | "moved"
    | "new page"
    | "page removed"
    | "new drawing"
    | "drawing changed"
    | "drawing removed";
  field: string;
  before?: Value;
  after?: Value;
};

/** What has changed between two states of the content, file by file and field by field. */
export function changesBetween(before: Texts, after: Texts): ReviewedChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names
    .filter((file) => before[file] !== after[file])
    .flatMap((file) => changesIn(file, before[file], after[file]));
}

function changesIn(file: string, before: string | undefined, after: string | undefined): ReviewedChange[] {
  const [old, now] = [dataOf(file, before), dataOf(file, after)];
  const about = { file, title: titleOf(now ?? old), page: pageOfFile(file) };
  if (old === undefined) return [{ ...about, what: "new page", field: "" }];
  if (now === undefined) return [{ ...about, what: "page removed", field: "" }];
  return differences(old, now).map((change) => reviewed(about, change, old));
}

function reviewed(
  about: Pick<ReviewedChange, "file" | "title" | "page">,
  change: Change,
  old: Value,
): ReviewedChange {
  const place = { ...about, field: fieldName([...change.path]) };
  const before = valueAt(old, change.path);
  if (change.op === "set")
    return before === undefined
      ? { ...place, what: "added", after: change.value }
      : { ...place, what: "changed", before, after: change.value };
  if (change.op === "insert") return { ...place, what: "added", after: change.value };
  return change.op === "move" ? { ...place, what: "moved", before } : { ...place, what: "removed", before };
}

/** A file that cannot be read counts as an empty one: the check says what is wrong with it. */
function dataOf(file: string, text: string | undefined): Value | undefined {
  if (text === undefined) return undefined;
  try {
    return dataIn(file, text);
  } catch {
    return {};
  }
}

const titleOf = (data: Value | undefined) => {
  const title = valueAt(data ?? {}, ["title"]);
  return typeof title === "string" ? title : undefined;
};
