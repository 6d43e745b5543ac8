import { isDeepStrictEqual } from "node:util";
import { parseFile, withPlainBreaks } from "../../model/reader/parse.ts";
import { type Change, ChangeError, changed, isGroup, type Value, valueAt } from "./change.ts";
import { differences } from "./differences.ts";
import { editYaml, type OrderAt } from "./edit-yaml.ts";
import { withBreaksOf } from "./line-breaks.ts";

/**
 * The text of a content file after a change: comments, order, quotes and folding of all other lines stay. What comes out
 * is read again and compared with what the change means, so that a file is right or is not written at all.
 */
export function editFile(name: string, text: string, change: Change, orderAt?: OrderAt): string {
  const before = dataIn(name, text);
  const after = changed(before, change);
  if (isDeepStrictEqual(before, after)) return text;
  const edited = stepsOf(before, change).reduce(
    (current, step) => withBreaksOf(current, editPart(name, withPlainBreaks(current), step, orderAt)),
    text,
  );
  const read = dataIn(name, edited);
  if (!isDeepStrictEqual(read, after))
    throw new ChangeError("This change cannot be written into the file as it is.");
  return edited;
}

/** A file as data, line breaks as one character whatever the file's own are. */
export function dataIn(name: string, text: string): Value {
  const parsed = parseFile(name, text);
  if ("error" in parsed) throw new ChangeError(`The file cannot be read: ${parsed.error}.`);
  return parsed.data as Value;
}

/** A whole list or group that is set is changed where it differs. */
function stepsOf(before: Value, change: Change): Change[] {
  if (change.op !== "set") return [change];
  const old = valueAt(before, change.path);
  return old === undefined ? [change] : differences(old, change.value, change.path);
}

function editPart(name: string, text: string, change: Change, orderAt?: OrderAt): string {
  if (!name.endsWith(".md")) return editYaml(text, change, orderAt);
  const [, open = "", front = "", close = "", body = ""] =
    /^(\uFEFF?---\n)([\s\S]*?\n)(---\n)([\s\S]*)$/.exec(text) ?? [];
  if (!open) throw new ChangeError("The file has no facts between two lines of ---.");
  if (change.path[0] !== "body") return open + editYaml(front, change, orderAt) + close + body;
  if (change.op !== "set" || change.path.length > 1 || isGroup(change.value))
    throw new ChangeError("The text of the file can only be set as a whole.");
  return open + front + close + String(change.value);
}
