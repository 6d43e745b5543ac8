import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { settings } from "./config.ts";

test("the README lists every setting with its meaning, and no other", () => {
  const readme = readFileSync("README.md", "utf8");
  const listed = [...readme.matchAll(/^\| `([A-Z_]+)` \| [^|]* \| (.+) \|$/gm)].map(([, name, meaning]) => ({
    name,
    description: meaning,
  }));
  expect(listed).toEqual(settings);
});
