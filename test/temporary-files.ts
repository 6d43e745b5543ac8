import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What the unit tests put among the system's temporary files lies in one folder, which goes when they end. */
export default function setup() {
  const folder = mkdtempSync(join(tmpdir(), "tests-"));
  // Run by root, PostgreSQL is another user, who has to reach its data.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
