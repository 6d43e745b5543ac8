import { globSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";

test("the built site holds no byte of the editor, and answers none of its addresses", async ({ request }) => {
  test.skip(Boolean(process.env.BASE_URL), "needs the build that is served");
  const files = globSync("build/**/*.{js,css,html,json,txt}");
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((file) =>
    /__edit|editor\/ui|editor-icons|\u2060[\u2061-\u2064]/.test(readFileSync(file, "utf8")),
  );
  expect(found).toEqual([]);
  for (const path of ["/__edit/", "/__edit/api/items", "/editor/ui/main.tsx"])
    expect((await request.get(path)).status(), path).toBe(404);
});
