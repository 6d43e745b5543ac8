import { withUnits } from "../../app/with-units.server.ts";
import { type Content, openContent as open, type Source } from "../../model/reader.ts";
import { answeredFrom } from "./answered-from.ts";
import { markContent } from "./mark-content.ts";

/**
 * The reader as the app sees it in edit mode: with drafts, with a mark behind every text, and with the content that the
 * request is answered from.
 */
export function openContent(source: Source): Content {
  const opened = new WeakMap<Source["files"], Content>();

  function asked(): Content {
    const texts = answeredFrom().getStore();
    const content = opened.get(texts ?? source.files) ?? openWith(texts);
    opened.set(texts ?? source.files, content);
    return content;
  }

  const openWith = (texts: Source["files"] | undefined) =>
    open({ ...source, files: texts ? withUnitsIn(texts) : source.files, drafts: true, marked: markContent });

  return new Proxy({} as Content, { get: (_, name) => Reflect.get(asked(), name) });
}

const withUnitsIn = (texts: Source["files"]) =>
  Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, withUnits(text)]));

export * from "../../model/reader.ts";
