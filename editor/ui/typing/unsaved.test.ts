import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Path, Value } from "../../files/change.ts";
import { openFiles } from "./files.ts";
import { openUnsaved } from "./unsaved.ts";

const home = "pages/home.yaml";
const title = ["hero", "title"];
const lead = ["hero", "lead"];

type Kept = { file: string; path: Path; value: Value; was?: Value };

/** What the editor's server knows of, by its place. */
let journal: Map<string, Kept>;
let isRunning: boolean;

function answer(url: string, body = "{}") {
  if (!isRunning) throw new TypeError("Failed to fetch");
  const asked = JSON.parse(body);
  const place = JSON.stringify([asked.file, asked.path]);
  if (url.includes("/keep")) journal.set(place, asked);
  if (url.includes("/settle")) journal.delete(place);
  return url.includes("/unsaved") ? [...journal.values()] : {};
}

beforeEach(() => {
  journal = new Map();
  isRunning = true;
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal("fetch", async (url: string, options?: { body?: string }) =>
    Response.json(answer(url, options?.body)),
  );
});
afterEach(() => vi.unstubAllGlobals());

/** The editor's page, loaded anew, and what it offers as typed before. */
async function openPage() {
  const unsaved = openUnsaved(openFiles());
  await unsaved.reload();
  return { ...unsaved, offered: () => unsaved.outsideFields().map(({ value }) => value) };
}

test("what is typed while the server does not answer is offered once the page is loaded anew", async () => {
  const page = await openPage();
  isRunning = false;
  await page.keep(home, title, "Cities", "Before");
  await page.keep(home, title, "Cities that answer", "Before");
  await page.keep(home, lead, "Ask", "Before");
  expect(page.offered()).toEqual(["Cities that answer", "Ask"]);

  isRunning = true;
  expect((await openPage()).offered()).toEqual(["Cities that answer", "Ask"]);
  expect([...journal.values()]).toMatchObject([
    { file: home, path: title, value: "Cities that answer", was: "Before" },
    { file: home, path: lead, value: "Ask", was: "Before" },
  ]);
});

test("it waits for a server that does not answer then either", async () => {
  const page = await openPage();
  isRunning = false;
  await page.keep(home, title, "Cities that answer", "Before");
  await openPage().catch(() => {});
  isRunning = true;
  expect((await openPage()).offered()).toEqual(["Cities that answer"]);
});

test("once the server has it, it is not told again", async () => {
  const page = await openPage();
  isRunning = false;
  await page.keep(home, title, "Cities that answer", "Before");
  isRunning = true;
  await openPage();
  journal.clear();
  expect((await openPage()).offered()).toEqual([]);
});

test("what the server hears later of the same place counts, and what is given up is gone", async () => {
  const page = await openPage();
  isRunning = false;
  await page.keep(home, title, "Cities", "Before");
  await page.keep(home, lead, "Ask", "Before");
  isRunning = true;
  await page.keep(home, title, "Cities that answer", "Before");
  await page.settle(home, lead);
  expect((await openPage()).offered()).toEqual(["Cities that answer"]);
});

test("a browser that stores nothing offers it as long as the page is open", async () => {
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse });
  const page = await openPage();
  isRunning = false;
  await page.keep(home, title, "Cities that answer", "Before");
  expect(page.offered()).toEqual(["Cities that answer"]);
});

test("what has come into its file is not taken for unsaved while the server's answer is on its way", async () => {
  const files = openFiles();
  const unsaved = openUnsaved(files);
  isRunning = false;
  await unsaved.keep(home, title, "Cities that answer", "Before");
  expect(unsaved.at({ file: home, path: title })).toMatchObject({ value: "Cities that answer" });

  isRunning = true;
  vi.stubGlobal("fetch", async () =>
    Response.json({ data: { hero: { title: "Cities that answer" } }, hash: "1" }),
  );
  await files.load(home);
  expect(unsaved.at({ file: home, path: title })).toBeUndefined();
});
