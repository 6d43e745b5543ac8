import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { pagePaths } from "../content.ts";
import { measureBuilds } from "./authoring/builds.ts";
import { measureEditing } from "./authoring/editing.ts";
import { measureCity } from "./browser/city.ts";
import { measureTouches } from "./browser/first-touches.ts";
import { measureLongTasks } from "./browser/long-tasks.ts";
import { measureMoves } from "./browser/moves.ts";
import { measureNavigation } from "./browser/navigation.ts";
import { measureSearch } from "./browser/search.ts";
import { measureSimulators } from "./browser/simulators.ts";
import { measureWeights } from "./browser/weights.ts";
import { visitWithLighthouse } from "./graders/lighthouse.ts";
import { gradeSafety } from "./graders/observatory.ts";
import { benchEnquiries } from "./load/enquiries.ts";
import { measurePages } from "./load/pages.ts";
import { measureWhileEnquiriesPour } from "./load/while-enquiries.ts";
import { measureWhileScanned } from "./load/while-scanned.ts";
import { measureWhileSearched } from "./load/while-searched.ts";
import { made } from "./report/made.ts";
import { publish } from "./report/publish.ts";
import { report } from "./report/report.ts";
import type { Part, Results } from "./report/results.ts";
import { startLimit } from "./servers/limit.ts";
import { startProxy } from "./servers/nginx.ts";
import { has, startSite } from "./servers/start-site.ts";

/**
 * `npm run bench`: measures the built site, one thing after the other so that none disturbs another.
 * What is compared is measured in the same run, in turn. docs/measurements.md tells the options.
 */
const parts: { [P in Part]: () => Promise<Results[P]> } = {
  weights,
  lighthouse,
  deployed,
  navigation,
  longTasks,
  firstTouches,
  search: measureSearch,
  city,
  simulators,
  moves,
  pageRates: () => withWrk(() => measurePages({ rounds: runs + 2 })),
  sharedRate: () => withWrk(() => measureWhileEnquiriesPour({ rounds: runs })),
  scannedRate: () => withWrk(() => measureWhileScanned({ rounds: runs })),
  searchedRate: () => withWrk(() => measureWhileSearched({ rounds: runs })),
  enquiries: benchEnquiries,
  builds: measureBuilds,
  editing: measureEditing,
  safety: gradeSafety,
};
const { values } = parseArgs({
  options: {
    pages: { type: "string", default: pagePaths.join() },
    runs: { type: "string", default: "3" },
    only: { type: "string", default: Object.keys(parts).join() },
    publish: { type: "boolean", default: false },
  },
});
const paths = values.pages.split(",");
const runs = Number(values.runs);

const results: Results = { made: made(runs) };
for (const part of values.only.split(",") as Part[]) {
  console.error(`— ${part} —`);
  Object.assign(results, { [part]: await parts[part]() });
}
console.log(`\n${report(results)}`);
mkdirSync("test-results", { recursive: true });
writeFileSync("test-results/bench.json", JSON.stringify(results, null, 2));
if (values.publish) publish(results);

async function withWrk<T>(measure: () => Promise<T>) {
  if (has("wrk")) return measure();
  console.error("wrk is not installed (Debian: apt-get install wrk): left out.");
}

async function weights() {
  await using site = await startSite();
  return await measureWeights(site.url, paths);
}

async function navigation() {
  await using site = await startSite();
  return await measureNavigation(site.url, runs + 2);
}

async function longTasks() {
  await using site = await startSite();
  return await measureLongTasks(site.url, runs + 2);
}

async function city() {
  await using site = await startSite();
  return await measureCity(site.url, runs + 2);
}

async function simulators() {
  await using site = await startSite();
  return await measureSimulators(site.url, runs);
}

async function moves() {
  await using site = await startSite();
  return await measureMoves(site.url, runs);
}

async function firstTouches() {
  await using site = await startSite();
  return await measureTouches(site.url, runs);
}

async function lighthouse() {
  await using site = await startSite();
  await using limit = await startLimit(site.url);
  return await visitBesideLimit(limit.url, site.url);
}

/** As visitors meet it: both behind nginx, with TLS and HTTP/2. */
async function deployed() {
  if (!has("nginx")) return void console.error("nginx is not installed: left out.");
  const env = { TRUSTED_PROXIES: "1" };
  await using site = await startSite({ env });
  await using limit = await startLimit(site.url, env);
  await using siteProxy = await startProxy(site.url, 4793);
  await using limitProxy = await startProxy(limit.url, 4794);
  return await visitBesideLimit(limitProxy.url, siteProxy.url);
}

async function visitBesideLimit(limit: string, site: string) {
  const urls = [`${limit}/`, ...paths.map((path) => site + path)];
  const [first, ...others] = await visitWithLighthouse(urls, runs, (url, { performance, lcp, failed }) =>
    console.error(url, performance, `LCP ${Math.round(lcp)} ms`, failed.join(" ")),
  );
  if (!first) throw new Error("Lighthouse saw nothing.");
  return { limit: first, pages: others.map((visit, i) => ({ path: paths[i] ?? "", ...visit })) };
}
