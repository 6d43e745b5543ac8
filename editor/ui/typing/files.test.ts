import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { sourceFrom } from "../../../pipeline/content.ts";
import { type Change, type Value, valueAt } from "../../files/change.ts";
import { dataIn } from "../../files/edit-file.ts";
import { openStore, type Store } from "../../store/store.ts";
import { type Files, openFiles } from "./files.ts";

const home = "pages/home.yaml";
const known = sourceFrom();

let root: string;
let store: Store;
let files: Files;

/** The editor's server, as far as files are read and saved. */
function answer(url: string, body: string | undefined) {
  if (url.includes("/item?")) {
    const { text = "", hash = "" } = store.read(home) ?? {};
    return { file: home, hash, data: dataIn(home, text), schema: {}, problems: [], unsaved: [] };
  }
  const { file, hash, changes } = JSON.parse(body ?? "");
  return store.change(file, hash, changes);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "editor-files-"));
  cpSync("content", join(root, "content"), { recursive: true });
  store = openStore({ content: join(root, "content"), journal: join(root, "journal.jsonl"), known });
  files = openFiles();
  vi.stubGlobal("fetch", async (url: string, options?: { body?: string }) =>
    Response.json(answer(url, options?.body)),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  rmSync(root, { recursive: true });
});

const onDisk = () => readFileSync(join(root, "content", home), "utf8");
const shown = (path: (string | number)[]) => valueAt(files.get(home)?.data ?? null, path) ?? null;
const save = async (change: Change) => (await files.save(home, [change], "Edited")).status;
const titled = (value: string, was: Value): Change => ({ op: "set", path: ["hero", "title"], value, was });

test("saves of one field that follow each other at once are all made", async () => {
  await files.load(home);
  const was = shown(["hero", "title"]);
  const outcomes = ["One promise", "Two promises", "Three promises"].map((value) => save(titled(value, was)));
  expect(await Promise.all(outcomes)).toEqual(["saved", "saved", "saved"]);
  expect(parse(onDisk()).hero.title).toBe("Three promises");
});

test("a text that someone else has rewritten is not overwritten, also once the editor has seen it", async () => {
  await files.load(home);
  const was = shown(["hero", "title"]);
  writeFileSync(
    join(root, "content", home),
    onDisk().replace(/(?<=^hero:\n {2}title: ).*/m, "By a colleague"),
  );
  await files.load(home);
  expect(await save(titled("In the editor", was))).toBe("conflict");
  expect(parse(onDisk()).hero.title).toBe("By a colleague");
});

test("an entry is moved and removed right after its own text was changed", async () => {
  await files.load(home);
  const list = ["hero", "featured"];
  const [first, second] = shown(list) as { title: string }[];
  const text: Change = {
    op: "set",
    path: [...list, 0, "title"],
    value: "Rewritten",
    was: first?.title ?? null,
  };
  const outcomes = [
    save(text),
    save({ op: "move", path: [...list, 0], to: 1, was: first }),
    save({ op: "remove", path: [...list, 1], was: first }),
  ];
  expect(await Promise.all(outcomes)).toEqual(["saved", "saved", "saved"]);
  expect(parse(onDisk()).hero.featured[0]).toEqual(second);
});
