import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "vite";
import { expect, test } from "vitest";
import { inlineScript } from "./inline-script.ts";

/** What a module's default export is when the plugin loads these files, on the server's side or in the browser. */
async function load(files: Record<string, string>, side: "ssr" | "client") {
  const root = mkdtempSync(join(tmpdir(), "inline-script-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "silent",
    server: { middlewareMode: true, ws: false },
    plugins: [inlineScript()],
  });
  try {
    const result = await server.environments[side].transformRequest("/script.ts?inline-script");
    return result?.code ?? "";
  } finally {
    await server.close();
  }
}

const files = {
  "script.ts": `import { mark } from "./mark.ts"; mark("here" as string);`,
  "mark.ts": "export const mark = (word: string) => { globalThis.document.title = word; };",
};

test("a module and what it imports become the text of one script", async () => {
  const code = await load(files, "ssr");
  expect(code).toContain("globalThis.document.title=");
  expect(code).not.toMatch(/import \{|as string/);
});

test("the browser's bundle does not carry the text again", async () => {
  expect(await load(files, "client")).toContain('export default ""');
});

test("a module that only exports runs nothing, and stops the build by name", async () => {
  const exporting = { "script.ts": "export const a = () => 1;" };
  await expect(load(exporting, "ssr")).rejects.toThrow(/script\.ts cannot be an inline script/);
});
