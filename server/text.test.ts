import { expect, test } from "vitest";
import { cutText, oneLine } from "./text.ts";

test("a cut leaves no half of an emoji, and a whole one as it is", () => {
  expect(cutText("ab😀", 3)).toBe("ab");
  expect(cutText("ab😀", 4)).toBe("ab😀");
});

test("what others said is one line of characters that can be stored and printed", () => {
  expect(oneLine(" No\0\u001b[31m such\r\n\u0085user \ud83d😀 ")).toBe("No [31m such user 😀");
  expect(oneLine(`${"x".repeat(299)}😀`)).toBe("x".repeat(299));
});
