import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { breakText, isInSource, type SourceBreak } from "./break.ts";
import type { NamedTest, Run } from "./plan.ts";
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

/** Of the unit tests that are named for breaks in sources, the titles of those that pass in the unbroken copy. */
export function soundUnitTests(runs: Run[]): string[] {
  const tests = runs.flatMap(({ fault, tests }) => (isInSource(fault) ? tests : []));
  return tests.length ? titlesOf("passed", tests) : [];
}

/** Breaks a file of the copy, runs the unit tests that shall notice, and mends it. */
export function runBrokenSource(fault: SourceBreak, tests: NamedTest[]): Outcome {
  const file = join(folder, fault.in);
  const whole = readFileSync(file, "utf8");
  const broken = breakText(whole, fault);
  if (broken === whole) return { found: false, failed: [] };
  writeFileSync(file, broken);
  const failed = titlesOf("failed", tests);
  writeFileSync(file, whole);
  return { found: true, failed };
}

type Report = { testResults: { assertionResults: { title: string; status: string }[] }[] };

/** The named tests that end so. Where a file cannot even be loaded, none of its tests has noticed anything. */
function titlesOf(end: "passed" | "failed", tests: NamedTest[]): string[] {
  const files = [...new Set(tests.map(({ file }) => file))];
  const report = resolve("test-results/breaks/unit.json");
  rmSync(report, { force: true });
  const command = ["node_modules/vitest/vitest.mjs", "run", ...files, "--reporter=json"];
  spawnSync(process.execPath, [...command, `--outputFile=${report}`], { cwd: folder, stdio: "ignore" });
  const { testResults }: Report = JSON.parse(readFileSync(report, "utf8"));
  const ended = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === end);
  const titles = [...new Set(tests.map(({ title }) => title))];
  return titles.filter((title) => ended.some((one) => one.title === title));
}
