import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { documents } from "./documents.ts";
import { pictures } from "./pictures.ts";

const folder = vi.hoisted(() => ({ documentsFolder: "" }));
const made = vi.hoisted(() => ({ makeAnew: vi.fn(async () => {}) }));
vi.mock("../documents/folder.ts", () => folder);
vi.mock("../documents/on-demand.ts", () => made);

type Handler = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

let root: string;
let server: Server;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "documents-"));
  folder.documentsFolder = join(root, "documents");
  mkdirSync(join(folder.documentsFolder, "tender"), { recursive: true });
  writeFileSync(join(folder.documentsFolder, "tender/kit.pdf"), "a document");
  writeFileSync(join(root, "secret.txt"), "a secret");
  const handlers = new Map<string, Handler>();
  const use = (path: string, handler: Handler) => handlers.set(path, handler);
  for (const { configureServer } of [pictures(), documents()])
    (configureServer as (server: unknown) => void)({ middlewares: { use }, watcher: { on() {} } });
  server = createServer((asked, response) => {
    const [, prefix = "", rest = ""] = /^(\/[a-z]+)(.*)$/.exec(asked.url ?? "") ?? [];
    asked.url = rest;
    handlers.get(prefix)?.(asked, response, (error) => {
      response.statusCode = error ? 500 : 404;
      response.end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

/** As it is written: browsers would resolve the dots. */
async function ask(path: string) {
  const asked = request({ host: "127.0.0.1", port: (server.address() as AddressInfo).port, path }).end();
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  const parts = await response.toArray();
  return {
    status: response.statusCode,
    type: response.headers["content-type"],
    size: Buffer.concat(parts).length,
  };
}

test("pictures and documents are served to the development server's pages", async () => {
  const picture = await ask("/pictures/city/hero-1.0123abcd.day.1200.avif?v=1");
  expect(picture).toMatchObject({ status: 200, type: "image/avif" });
  expect(picture.size).toBeGreaterThan(1000);
  expect(await ask("/documents/tender/kit.pdf?v=1")).toEqual({
    status: 200,
    type: "application/pdf",
    size: 10,
  });
});

const ways = ["../", "%2e%2e/", "%2E%2e%2f", "..%2f", "..\\", "..%5c", "city/../../", "/../", "./.././"];
test.each([
  ...ways.flatMap((way) => [`/pictures/${way}package.json`, `/documents/${way}secret.txt`]),
  ...[
    "",
    "/",
    "/city",
    "/city/",
    "/.",
    "/..",
    "//",
    "///",
    "/%00",
    "/index.json%00.avif",
    "/%",
    "/%zz",
  ].flatMap((path) => [`/pictures${path}`, `/documents${path}`]),
  `/pictures/${"a".repeat(300)}`,
  "/pictures/index.json/more",
  "/documents/tender/",
  "/documents//host:port/x",
])("%s leads to no file", async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test("documents that cannot be made are told, and tried again", async () => {
  const handlers: Handler[] = [];
  const use = (_: string, handler: Handler) => handlers.push(handler);
  (documents().configureServer as (server: unknown) => void)({ middlewares: { use }, watcher: { on() {} } });
  const answer = () =>
    new Promise((resolve) => {
      handlers[0]?.({ url: "/none.pdf" } as IncomingMessage, {} as ServerResponse, resolve);
    });
  made.makeAnew.mockRejectedValueOnce(new Error("The content is broken."));
  expect(await answer()).toEqual(new Error("The content is broken."));
  expect(await answer()).toBeUndefined();
});
