import { expect, test } from "vitest";
import { runCommand } from "./publish.ts";

test("what the command said comes back, whether it worked or not", async () => {
  expect(await runCommand("echo on its way")).toEqual({ status: "published", says: "on its way" });
  expect(await runCommand("echo refused >&2; exit 3")).toEqual({ status: "failed", says: "refused" });
  expect(await runCommand("no-such-command-at-all")).toMatchObject({ status: "failed" });
});
