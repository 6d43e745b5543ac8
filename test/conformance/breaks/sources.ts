import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { breakText, type SourceBreak } from "./break.ts";
import type { Run } from "./plan.ts";
import type { Outcome } from "./results.ts";

const folder = "test-results/breaks/sources";
const copied = [
  "app",
  "brand",
  "content",
  "contract",
  "docs",
  "model",
  "pipeline",
  "search",
  "server",
  "simulation",
  "test",
  "package.json",
  "vitest.config.ts",
];

/** A copy of what unit tests read. */
export function copySources() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const source of copied) cpSync(source, join(folder, source), { recursive: true });
  for (const shared of ["node_modules", "pictures"]) symlinkSync(resolve(shared), join(folder, shared));
}

/** Breaks a file of the copy, runs the unit tests that shall notice, and mends it. */
export function runBrokenSource(fault: SourceBreak, tests: Run["tests"]): Outcome {
  const file = join(folder, fault.in);
  const whole = readFileSync(file, "utf8");
  const broken = breakText(whole, fault);
  if (broken === whole) return { found: false, failed: [] };
  writeFileSync(file, broken);
  const failed = failedUnitTests(tests);
  writeFileSync(file, whole);
  return { found: true, failed };
}

type Report = { testResults: { assertionResults: { title: string; status: string }[] }[] };

/** A file that cannot even be loaded fails all of its tests. */
function failedUnitTests(tests: Run["tests"]): string[] {
  const files = [...new Set(tests.map(({ file }) => file))];
  const report = resolve("test-results/breaks/unit.json");
  rmSync(report, { force: true });
  const command = ["node_modules/vitest/vitest.mjs", "run", ...files, "--reporter=json"];
  spawnSync(process.execPath, [...command, `--outputFile=${report}`], { cwd: folder, stdio: "ignore" });
  const { testResults }: Report = JSON.parse(readFileSync(report, "utf8"));
  const ran = testResults.flatMap(({ assertionResults }) => assertionResults);
  const named = tests.map(({ title }) => title);
  return named.filter((title) => !ran.some((result) => result.title === title && result.status === "passed"));
}
