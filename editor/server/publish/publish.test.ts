import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openPublisher, runCommand } from "./publish.ts";

test("what the command said comes back, whether it worked or not", async () => {
  expect(await runCommand("echo on its way")).toEqual({ status: "published", says: "on its way" });
  expect(await runCommand("echo refused >&2; exit 3")).toEqual({ status: "failed", says: "refused" });
  expect(await runCommand("no-such-command-at-all")).toMatchObject({ status: "failed" });
  expect(await runCommand("exit 0")).toEqual({ status: "published", says: "Done." });
  expect(await runCommand("exit 3")).toEqual({ status: "failed", says: "It ended with the code 3." });
});

test("a command that asks something gets no answer, instead of waiting for one", async () => {
  expect(await runCommand('read -r answer || echo "nobody there"')).toEqual({
    status: "published",
    says: "nobody there",
  });
  expect(await runCommand("read -r answer </dev/tty")).toMatchObject({ status: "failed" });
  expect(await runCommand("echo $GIT_TERMINAL_PROMPT")).toMatchObject({ says: "0" });
}, 5000);

test("a command that does not end is stopped with all that it started", async () => {
  const outcome = await runCommand("echo begun; (sleep 60; echo never); echo neither", 300);
  expect(outcome.status).toBe("failed");
  expect(outcome.says).toMatch(/^begun\nIt took longer than .* and was stopped\.$/);
}, 5000);

test("a second publish is refused while the first is running, and welcome after it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "publish-"));
  const gate = join(folder, "gate");
  const publish = openPublisher(`while [ ! -e ${gate} ]; do sleep 0.05; done; echo done`);
  const first = publish();
  await expect(publish()).rejects.toThrow(/being published already/);
  writeFileSync(gate, "");
  expect(await first).toEqual({ status: "published", says: "done" });
  expect(await publish()).toMatchObject({ status: "published" });
  rmSync(folder, { recursive: true });
});
