import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { pagePaths } from "../content.ts";
import { measureBuilds } from "./builds.ts";
import { measureCity } from "./city.ts";
import { measureEditing } from "./editing.ts";
import { benchEnquiries } from "./enquiries.ts";
import { measureTouches } from "./first-touches.ts";
import { visitWithLighthouse } from "./lighthouse.ts";
import { startLimit } from "./limit.ts";
import { measureLongTasks } from "./long-tasks.ts";
import { made } from "./made.ts";
import { measureMoves } from "./moves.ts";
import { measureNavigation } from "./navigation.ts";
import { startProxy } from "./nginx.ts";
import { gradeSafety } from "./observatory.ts";
import { measurePages } from "./pages.ts";
import { publish } from "./publish.ts";
import { report } from "./report.ts";
import type { Part, Results } from "./results.ts";
import { measureSearch } from "./search.ts";
import { has, startSite } from "./servers.ts";
import { measureSimulators } from "./simulators.ts";
import { measureWeights } from "./weights.ts";
import { measureWhileEnquiriesPour } from "./while-enquiries.ts";
import { measureWhileScanned } from "./while-scanned.ts";
import { measureWhileSearched } from "./while-searched.ts";

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
