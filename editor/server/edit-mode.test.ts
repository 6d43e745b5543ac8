import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer, type PluginOption, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openContent } from "../../model/reader.ts";
import { sourceFrom } from "../../pipeline/content.ts";
import { cleaned, originsIn } from "../marks/codec.ts";
import { editor } from "./plugin.ts";

const known = sourceFrom();
const paths = openContent(known)
  .pages()
  .map(({ path }) => path);
/** One page of each kind: of those whose addresses differ only in their last part. */
const kinds = [...new Map(paths.map((path) => [path.replace(/(?<=.\/)[^/]+$/, ""), path])).values()];

const journal = mkdtempSync(join(tmpdir(), "edit-mode-"));
let plain: ViteDevServer;
let editing: ViteDevServer;

beforeAll(async () => {
  plain = await serve([]);
  editing = await serve([editor({ journal: join(journal, "journal.jsonl"), known })]);
}, 120_000);
afterAll(async () => {
  await plain.close();
  await editing.close();
  rmSync(journal, { recursive: true });
});

async function serve(plugins: PluginOption[]) {
  const server = await createServer({
    configFile: "vite.config.ts",
    logLevel: "error",
    plugins,
    server: { host: "127.0.0.1", port: 0, ws: false, watch: null },
  });
  return server.listen();
}

const edited = new Map<string, ReturnType<typeof pageFrom>>();

/** A page in edit mode, rendered once for all tests. */
function editedPage(path: string) {
  if (!edited.has(path)) edited.set(path, pageFrom(editing, path));
  return edited.get(path) as ReturnType<typeof pageFrom>;
}

async function pageFrom(server: ViteDevServer, path: string) {
  const { port } = (server.httpServer?.address() ?? {}) as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  const html = (await response.text()).replaceAll(`:${port}`, "");
  return { status: response.status, html: html.replaceAll(loaderData, "") };
}

/** The page's data as the app starts with it: equal texts stand in it once, and marked ones are never equal. */
const loaderData = /<script>window\.__reactRouterContext\.streamController\.enqueue.*?<\/script>/gs;

test.each(kinds)(
  "%s says the same in edit mode, but for marks that nobody sees",
  async (path) => {
    const [before, after] = [await pageFrom(plain, path), await editedPage(path)];
    expect(after.status).toBe(200);
    expect(originsIn(after.html).length).toBeGreaterThan(20);
    expect(cleaned(after.html)).toBe(before.html);
    // Half a mark would be left where code cuts a text.
    expect(after.html.replaceAll(/\u2060[\u2061-\u2064]+\u2060/g, "")).not.toMatch(/[\u2060-\u2064]/);
  },
  60_000,
);

test("addresses, ids and what scripts look for carry no marks", async () => {
  for (const path of kinds) {
    const { html } = await editedPage(path);
    const [, ...tags] = html.split(/<(?=[a-z])/);
    for (const tag of tags) {
      const attributes = /^[^>]*/.exec(tag)?.[0] ?? "";
      for (const [, name, value = ""] of attributes.matchAll(
        /\s(id|href|src|for|name|class|data-[a-z-]+)="([^"]*)"/g,
      ))
        expect(originsIn(value), `${path}: ${name}`).toEqual([]);
    }
  }
}, 120_000);
