import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { copyCheckout, spawnEditor, startEditor } from "../../test/edit-checkout.ts";

// Beside the others, for the sake of node_modules.
const folder = resolve("build-edit-start");
const lock = join(folder, ".edit/journal.jsonl.lock");
const port = 4177;

// An editor takes some seconds to start, and three times as long on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
beforeAll(() => copyCheckout(folder));
afterAll(() => rmSync(folder, { recursive: true }));

/** What an editor says that cannot start. */
async function refusal() {
  const editor = spawnEditor(folder, port);
  const [said, [code]] = await Promise.all([text(editor.stderr), once(editor, "exit")]);
  expect(code).toBe(1);
  return said.trim();
}

/** Stops the editor as its terminal does, by Ctrl + C or when it is closed. */
async function stop(editor: ChildProcess, signal: NodeJS.Signals) {
  expect(existsSync(lock)).toBe(true);
  editor.kill(signal);
  await once(editor, "exit");
  expect(existsSync(lock), "a lock that is left").toBe(false);
}

test("a second editor of the same folder says in a sentence which one runs", async () => {
  const editor = await startEditor(folder, port);
  expect(await refusal()).toBe(
    `An editor of this folder is running already (process ${editor.pid}). Use that one, or stop it first. If it is no editor, remove .edit/journal.jsonl.lock.`,
  );
  await stop(editor, "SIGINT");
});

test("one whose window is closed leaves no lock", async () => {
  await stop(await startEditor(folder, port), "SIGHUP");
});

test("a port that is taken is named", async () => {
  const other = createServer().listen(port, "127.0.0.1");
  await once(other, "listening");
  expect(await refusal()).toBe(
    `Port ${port} is already in use. Stop what uses it, or set PORT to another one.`,
  );
  other.close();
});
