import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { needsBuild } from "../../../pipeline/start.ts";
import { isInSource, isServed, nameOf, type ServedBreak } from "./break.ts";
import { serveBroken } from "./broken-site.ts";
import { failuresOf, type Visit } from "./browser-tests.ts";
import { firstTestsFor, type NamedTest, plannedRuns, type Run } from "./plan.ts";
import { publish, readPublished, thisRun } from "./publish.ts";
import { isNoticed, type Outcomes, resultsOf, survivors } from "./results.ts";
import { copySources, runBrokenSource, soundUnitTests } from "./sources.ts";

/**
 * `npm run breaks`: breaks the site as test/conformance/breaks tells, one thing at a time, and looks whether the tests that
 * docs/conformance.md names notice. Sections after `--` restrict it, as in `npm run breaks -- 2.3 9`, and `--left` leaves out
 * what was noticed before. Each row of its table in docs/conformance.md names the commit at which it was seen; what this run
 * has left out stays as it was.
 */
if (needsBuild()) throw new Error("There is no build of what is here now: npm run build makes one.");
const seen = thisRun();
const sections = process.argv.slice(2).filter((word) => word !== "--left");
const before = readPublished();
const runs = plannedRuns(sections).filter(
  ({ fault }) => !process.argv.includes("--left") || !isNoticed(before[nameOf(fault)]),
);
/** The titles of tests that were seen passing on the whole site. */
const sound = new Set<string>();
const sitePort = Number(process.env.TEST_PORT ?? 4173);
mkdirSync("test-results/breaks", { recursive: true });

let results = resultsOf(inSources(runs), seen);
// Some at a time: whoever stops it keeps what was found until then.
const some = 10;
for (let i = 0; i < runs.length; i += some) {
  results = { ...results, ...resultsOf(await inBrowser(runs.slice(i, i + some)), seen) };
  publish({ ...before, ...results });
}

const wrong = runs.flatMap(({ fault }) => {
  const result = results[nameOf(fault)];
  return isNoticed(result) ? [] : [`${nameOf(fault)}: ${result?.became ?? "not run"}`];
});
console.log([...wrong, `${runs.length} breaks, ${wrong.length} complaints`].join("\n"));
process.exitCode = wrong.length ? 1 : 0;

function inSources(all: Run[]): Outcomes {
  const found: Outcomes = {};
  copySources();
  const sound = soundUnitTests(all);
  for (const { fault, tests } of all)
    if (isInSource(fault))
      found[nameOf(fault)] = runBrokenSource(
        fault,
        tests.filter(({ title }) => sound.includes(title)),
      );
  return found;
}

type BrokenSite = Run & { fault: ServedBreak; found: () => boolean; failed: string[] };

/** First the test that most likely notices, then the others where it did not. */
async function inBrowser(all: Run[]): Promise<Outcomes> {
  const served = all.filter((run): run is Run & { fault: ServedBreak } => isServed(run.fault));
  if (!served.length) return {};
  const site = await serve("server/main.ts", sitePort, "/healthz");
  const kit = served.some(({ fault }) => fault.kit)
    ? await serve("test/kit-server.ts", sitePort + 1, "/kit")
    : undefined;
  const whole = { name: "whole", site: site.url, kit: kit?.url ?? "" };
  const broken: (BrokenSite & { close: () => void })[] = [];
  for (const run of served) {
    const origin = run.fault.kit ? whole.kit : whole.site;
    broken.push({ ...run, failed: [], ...(await serveBroken(run.fault, origin, run.port)) });
  }
  await visit(broken, ({ fault }) => firstTestsFor(fault));
  const left = broken.filter((one) => survivors(one.fault, { found: true, failed: one.failed }).length);
  await visit(left, ({ fault, tests }) => without(tests, firstTestsFor(fault)));

  const unsound = await unsoundTests(broken, whole);
  // What was looked at without a server behind it proves nothing.
  if (!site.serves() || kit?.serves() === false) throw new Error("A server ended before its time.");
  for (const { close } of [...broken, site, ...(kit ? [kit] : [])]) close();
  // Where all that failed also fails on the whole site, nothing is known: it counts as not run.
  const known = broken.flatMap(({ fault, found, failed }) => {
    const outcome = { found: found(), failed: failed.filter((title) => !unsound.includes(title)) };
    const isOpen = survivors(fault, outcome).length > 0 && outcome.failed.length < failed.length;
    return isOpen ? [] : [[nameOf(fault), outcome] as const];
  });
  return Object.fromEntries(known);
}

/** A test that fails on the whole site as well has noticed nothing. */
async function unsoundTests(broken: BrokenSite[], whole: Omit<Visit, "tests">) {
  const noticing = new Set(broken.flatMap(({ failed }) => failed).filter((title) => !sound.has(title)));
  const tests = broken.flatMap(({ tests }) => tests).filter(({ title }) => noticing.has(title));
  const unsound = (await failuresOf([{ ...whole, tests }]))("whole");
  for (const title of noticing) if (!unsound.includes(title)) sound.add(title);
  return unsound;
}

async function visit(sites: BrokenSite[], testsOf: (site: BrokenSite) => NamedTest[]) {
  const failed = await failuresOf(
    sites.map((one) => {
      const url = `http://127.0.0.1:${one.port}`;
      return { name: String(one.port), site: url, kit: url, tests: testsOf(one) };
    }),
  );
  for (const one of sites) one.failed.push(...failed(String(one.port)));
}

function without(tests: NamedTest[], others: NamedTest[]) {
  return tests.filter(({ title }) => !others.some((other) => other.title === title));
}

async function serve(program: string, port: number, ready: string) {
  const server = spawn(process.execPath, ["--title=breaks", program], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: `test-results/breaks/data-${port}`,
      LOG_LEVEL: "error",
    },
  });
  process.on("exit", () => server.kill());
  const url = `http://127.0.0.1:${port}`;
  // Five minutes: the kit is built first.
  for (let left = 1500; !(await answers(url + ready)); left--) {
    if (left === 0 || server.exitCode !== null) throw new Error(`${program} does not start.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const serves = () => server.exitCode === null && server.signalCode === null;
  return { url, serves, close: () => void server.kill() };
}

function answers(url: string) {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
