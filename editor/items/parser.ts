import { parseFiles } from "../../pipeline/check/shape.ts";

type Parsed = ReturnType<typeof parseFiles>;

export type Parser = ReturnType<typeof openParser>;

/** Parses content, each file only when its text has changed: all of it takes most of a second. */
export function openParser() {
  const known = new Map<string, { text: string; result: Parsed }>();

  return (texts: Record<string, string>): Parsed => {
    const results = Object.entries(texts).map(([file, text]) => {
      const before = known.get(file);
      const result = before?.text === text ? before.result : parseFiles({ [file]: text });
      known.set(file, { text, result });
      return result;
    });
    return {
      parsed: results.flatMap(({ parsed }) => parsed),
      unreadable: results.flatMap(({ unreadable }) => unreadable),
    };
  };
}
