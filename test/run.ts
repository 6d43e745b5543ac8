import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureChromium } from "./find-chromium.ts";

/**
 * `npm test`: the unit tests, a build, then the journeys in a browser against the built site.
 * `npm run test:e2e` leaves the unit tests out; anything after `--` goes to Playwright.
 * The last lines tell how long each took, and count them all.
 */
type Count = { passed: number; failed: number; skipped: number };

const results = "test-results";
rmSync(results, { recursive: true, force: true });
mkdirSync(results);

const [suite, ...args] = process.argv.slice(2);
const counts: Count[] = [];
const wavering: string[] = [];
const times: string[] = [];
let sound = true;

if (suite !== "e2e") counts.push(unitTests());
// What failed is told last: nothing is printed over it.
if (sound) run("build", ["pipeline/build.ts"]);
if (sound) counts.push(browserTests());

if (wavering.length)
  console.log(["\nPassed only at the second try, so mend them:", ...wavering].join("\n- "));
console.log(`\n${times.join(", ")}`);
const total = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0);
if (!sound && total("failed") === 0) counts.push({ passed: 0, failed: 1, skipped: 0 });
console.log(`${total("passed")} passed, ${total("failed")} failed, ${total("skipped")} skipped`);
process.exitCode = sound ? 0 : 1;

function unitTests(): Count {
  const file = `${results}/unit.json`;
  run("unit tests", [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites, testResults } =
    readReport(file);
  wavering.push(...namesOfWavering(testResults));
  return {
    passed: numPassedTests,
    failed: Math.max(numFailedTests, numFailedTestSuites && 1),
    skipped: numPendingTests,
  };
}

type TestFile = {
  name: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
};

function namesOfWavering(files: TestFile[]) {
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === "passed" && failureMessages.length)
      .map(({ fullName, failureMessages }) => `${name}: ${fullName} (${failureMessages[0]?.split("\n")[0]})`),
  );
}

function browserTests(): Count {
  const CHROMIUM_PATH = ensureChromium();
  run("browser tests", ["node_modules/@playwright/test/cli.js", "test", ...args], { CHROMIUM_PATH });
  const { stats } = readReport(`${results}/e2e.json`);
  if (stats.flaky) wavering.push(`${stats.flaky} in the browser (see "flaky" above)`);
  if (stats.skipped) console.log(`\nNOT CHECKED in this run: ${reasonsToSkip().join(" ")}`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

/** Why tests were left out, each reason once. */
function reasonsToSkip(): string[] {
  const text = readFileSync(`${results}/e2e.json`, "utf8");
  return [
    ...new Set(
      Array.from(text.matchAll(/"type": "skip",\s+"description": "([^"]+)"/g), ([, why]) => why ?? ""),
    ),
  ];
}

function run(name: string, command: string[], env: Record<string, string> = {}) {
  console.log(`\n— ${name} —`);
  const start = performance.now();
  const { status } = spawnSync(process.execPath, command, {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  times.push(`${name} ${((performance.now() - start) / 60_000).toFixed(1)} min`);
  if (status !== 0) sound = false;
}

function readReport(file: string) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    sound = false;
    return {
      numPassedTests: 0,
      numFailedTests: 1,
      numPendingTests: 0,
      numFailedTestSuites: 0,
      testResults: [],
      stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 },
    };
  }
}
