import { expect, test } from "vitest";
import { blankOf, labelOf, titleOf, wayTo } from "./schema.ts";

test("fields are called as people would call them", () => {
  expect(labelOf("heroImage")).toBe("Hero image");
  expect(labelOf("seoTitle")).toBe("Search title");
  expect(wayTo(["faq", 2, "answer"])).toBe("Questions 3 › Answer");
});

test("a new entry has all that is required: texts empty, choices as the entry before", () => {
  const schema = {
    type: "object",
    required: ["title", "icon", "tags", "size"],
    properties: {
      title: { type: "string" },
      icon: { type: "string", field: "icon" },
      tags: { type: "array" },
      size: { enum: ["small", "large"] },
      note: { type: "string" },
    },
  };
  expect(blankOf(schema, { title: "Old", icon: "ph:drop-duotone", size: "large" })).toEqual({
    title: "",
    icon: "ph:drop-duotone",
    tags: [],
    size: "large",
  });
});

test("an entry is called by the first of its texts", () => {
  expect(titleOf({ icon: "ph:x", question: "Why?" })).toBe("Why?");
  expect(titleOf({ value: { text: "Deep" } })).toBe("Deep");
  expect(titleOf("Plain")).toBe("Plain");
});
