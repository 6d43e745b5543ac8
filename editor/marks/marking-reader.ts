import { type Content, openContent as open, type Source } from "../../model/reader.ts";
import { markContent } from "./mark-content.ts";
import { published } from "./published.ts";

/**
 * The reader as the app sees it in edit mode: with drafts, with a mark behind every text, and for requests that ask for it
 * with the content as it is published.
 */
export function openContent(source: Source): Content {
  const current = open({ ...source, drafts: true, marked: markContent });
  const earlier = new WeakMap<Source["files"], Content>();

  function asked(): Content {
    const files = published().getStore();
    if (!files) return current;
    const content = earlier.get(files) ?? open({ ...source, files, drafts: true, marked: markContent });
    earlier.set(files, content);
    return content;
  }
  return new Proxy(current, { get: (_, name) => Reflect.get(asked(), name) });
}

export * from "../../model/reader.ts";
