import { describe, expect, test } from "vitest";
import { line, markdown, prose, searchLine } from "./fields.ts";

const words = "A line for search results has to have at least fifty characters. ".repeat(2);
const kinds = { line: line(500), prose: prose(500), searchLine };

describe.each(Object.entries(kinds))("%s", (_, schema) => {
  test.each([
    ["U+0000", "\u0000"],
    ["U+000B", "\u000B"],
    ["U+000D", "\r"],
    ["U+001B", "\u001B"],
    ["U+007F", "\u007F"],
    ["U+0085", "\u0085"],
    ["U+D800", "\uD800"],
    ["U+D83D", "\uD83D"], // also the first half of the face before it
    ["U+DC00", "\uDC00"],
    ["U+FFFD", "\uFFFD"],
    ["U+FFFF", "\uFFFF"],
  ])("refuses %s and tells where it stands", (code, character) => {
    const { error } = schema.safeParse(`😀 Smart${character}Port. ${words}`);
    expect(error?.issues.map(({ message }) => message)).toEqual([
      `its character 8 (${code}, after "😀 Smart") cannot be shown: delete it or type it anew`,
    ]);
  });

  test.each([
    ["a tab", "\t"],
    ["a pair of surrogates", "😀"],
    ["a joined emoji", "👩‍🚒"],
    ["letters of India, with a joiner", "ക്‍ষ ਸ਼ਹਿਰ"],
    ["a soft hyphen", "\u00AD"],
  ])("takes %s", (_, character) => {
    expect(schema.safeParse(`Smart${character}Port. ${words}`).error).toBeUndefined();
  });
});

test("a line break is taken in running text, and refused in a line unless it stands at its end", () => {
  expect(prose(60).safeParse("One.\n\nTwo.").error).toBeUndefined();
  expect(line(60).safeParse("Smart Port\n").data).toBe("Smart Port");
  expect(
    line(60)
      .safeParse("Smart\nPort")
      .error?.issues.map(({ message }) => message),
  ).toEqual(["write it in one line, or begin it with >-"]);
});

test.each([
  ["zero-width spaces", "\u200B\u200B\u200B"],
  ["zero-width and white characters", "\u200B \u00A0\u2060"],
  ["word joiners and marks of direction", "\u2060\u200E\u200F"],
  ["fillers", "\u3164\u115F"],
  ["blanks of Braille", "\u2800\u2800"],
])("a text of %s alone is none", (_, text) => {
  const { error } = line(60).safeParse(text);
  expect(error?.issues[0]?.message).toMatch(/invisible/);
});

test("a long text is held to the same", () => {
  const text = "Words and more words. ".repeat(20);
  expect(markdown.safeParse(`${text}\n\n## Next\n\n${text}`).error).toBeUndefined();
  expect(markdown.safeParse(`${text}\n\n## Next\u000B\n\n${text}`).error?.issues[0]?.message).toMatch(
    /U\+000B, after ".*## Next"/s,
  );
  expect(markdown.safeParse("\u200B".repeat(300)).error?.issues[0]?.message).toMatch(/invisible/);
});
