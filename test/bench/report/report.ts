import type { Weight } from "../../weigh.ts";
import type { Made, Results } from "./results.ts";
import { table } from "./table.ts";
import { targets } from "./targets.ts";

/** All that was measured, as text for the terminal and for docs/measurements.md. */
export function report(results: Results): string {
  return [
    headline(results),
    targetTable(results),
    weightTable(results),
    lighthouseTable(results),
    deployedTable(results),
    navigationTable(results),
    longTaskLine(results),
    searchLine(results),
    cityLine(results),
    buildTable(results),
    editingLine(results),
    simulatorTable(results),
    moveTable(results),
    touchTable(results),
    rateTable(results),
    safetyLine(results),
    machineLine(results),
  ]
    .filter((part) => part !== undefined)
    .join("\n\n");
}

export function headline({ lighthouse, deployed = lighthouse }: Results) {
  const home = deployed?.pages.find(({ path }) => path === "/");
  if (!deployed || !home) return;
  const times = (metric: "fcp" | "lcp") => (home[metric] / deployed.limit[metric]).toFixed(2);
  return `**The home page's first paint comes at ${times("fcp")} times the limit's, its largest paint at ${times("lcp")} times.**`;
}

export const targetTable = (results: Results) =>
  table(
    ["target", "wanted", "measured", ""],
    targets(results).map(({ name, wanted, measured, met }) => [
      name,
      wanted,
      measured,
      met ? "met" : "MISSED",
    ]),
  );

function weightTable({ weights }: Results) {
  if (!weights) return;
  const kB = (bytes: number) => bytes / 1000;
  const row = (path: string, first: Weight, js: number) => [
    path,
    kB(first.html),
    kB(first.css),
    kB(first.js),
    kB(js),
    kB(first.font),
    kB(first.icons),
    kB(first.picture),
    first.requests,
  ];
  return table(
    [
      "page (kB)",
      "HTML",
      "CSS in it",
      "JS at first",
      "JS on intent",
      "fonts",
      "icons",
      "pictures",
      "requests",
    ],
    weights.map(({ path, first, withApp }) => row(path, first, withApp.js)),
  );
}

function lighthouseTable({ lighthouse }: Results) {
  if (!lighthouse) return;
  const { limit, pages } = lighthouse;
  return table(
    [
      "page",
      "perf.",
      "access.",
      "best pr.",
      "SEO",
      "FCP ms",
      "of limit",
      "LCP ms",
      "of limit",
      "TBT ms",
      "CLS",
    ],
    [{ path: "the limit", ...limit }, ...pages].map((page) => [
      page.path,
      ...[page.performance, page.accessibility, page["best-practices"], page.seo],
      ...[Math.round(page.fcp), (page.fcp / limit.fcp).toFixed(2)],
      ...[Math.round(page.lcp), (page.lcp / limit.lcp).toFixed(2)],
      ...[Math.round(page.tbt), page.cls.toFixed(3)],
    ]),
  );
}

function deployedTable({ deployed }: Results) {
  if (!deployed) return;
  const { limit, pages } = deployed;
  return table(
    ["page, behind nginx with TLS and HTTP/2", "perf.", "FCP ms", "of limit", "LCP ms", "of limit", "TBT ms"],
    [{ path: "the limit", ...limit }, ...pages].map(({ path, performance, fcp, lcp, tbt }) => [
      ...[path, performance],
      ...[Math.round(fcp), (fcp / limit.fcp).toFixed(2)],
      ...[Math.round(lcp), (lcp / limit.lcp).toFixed(2)],
      Math.round(tbt),
    ]),
  );
}

function navigationTable({ navigation }: Results) {
  if (!navigation) return;
  return table(
    ["from", "to", "click to heading, ms", "as a document, ms"],
    navigation.map(({ from, to, click, document }) => [from, to, Math.round(click), Math.round(document)]),
  );
}

function touchTable({ firstTouches }: Results) {
  if (!firstTouches) return;
  return table(
    ["click, on a processor four times slower", "first, before the app, ms", "later, ms"],
    firstTouches.map(({ touch, first, later }) => [touch, first && Math.round(first), Math.round(later)]),
  );
}

function rateTable({ pageRates = [], sharedRate, scannedRate, searchedRate, enquiries }: Results) {
  const rows = pageRates.map(({ path, ours, nginx, ratio }) => [
    ...[`${path} per second`, Math.round(ours)],
    ...(nginx && ratio ? ["nginx", Math.round(nginx), ratio] : ["rendered each time"]),
  ]);
  if (sharedRate) {
    const { alone, together, share, enquiries: stored } = sharedRate;
    rows.push([
      `/contact per second, ${Math.round(stored)} enquiries/s beside it`,
      ...[Math.round(together), "without them", Math.round(alone), share],
    ]);
  }
  if (scannedRate) {
    const { alone, together, share } = scannedRate;
    rows.push([
      "/ per second, 200 connections asking for unknown addresses and 200 sending slowly beside it",
      ...[Math.round(together), "without them", Math.round(alone), share],
    ]);
  }
  if (searchedRate) {
    const { alone, together, share } = searchedRate;
    rows.push([
      "/ per second, 40 searches a second asked of the server beside it",
      ...[Math.round(together), "without them", Math.round(alone), share],
    ]);
  }
  if (enquiries) {
    const { perSecond, p99Ms, fsyncPerSecond, ratio } = enquiries;
    rows.push([
      `enquiries stored per second (p99 ${Math.round(p99Ms)} ms)`,
      ...[Math.round(perSecond), "plain fsyncs", Math.round(fsyncPerSecond), ratio],
    ]);
  }
  return rows.length ? table(["rate", "ours", "beside", "theirs", "ratio"], rows) : undefined;
}

const searchLine = ({ search }: Results) =>
  search &&
  `Search on a processor four times slower: the index is open after ${Math.round(search.opening)} ms, a question takes ${search.median.toFixed(1)} ms in the median and ${search.slowest.toFixed(1)} ms at most.`;
const cityLine = ({ city }: Results) =>
  city &&
  `The simulated city: ${city.day.toFixed(2)} s for a day, ${city.frame.toFixed(1)} ms for a frame on a processor four times slower, ${Math.round(city.script / 1000)} kB of JavaScript and ${Math.round(city.engine / 1000)} kB of the water engine to start it.`;

const buildTable = ({ builds }: Results) =>
  builds &&
  table(
    ["build", "pages", "s", "most memory, MB"],
    builds.map(({ what, pages, seconds, memory }) => [
      what,
      pages,
      seconds.toFixed(1),
      Math.round(memory / 1e6),
    ]),
  );

const editingLine = ({ editing }: Results) =>
  editing &&
  `A key pressed in the editor is seen on its page after ${editing.key.toFixed(1)} ms in the median, and ${editing.slowestKey.toFixed(1)} ms at most.`;

const simulatorTable = ({ simulators }: Results) =>
  simulators &&
  table(
    [
      "simulator",
      "run, ms",
      "frame under a finger, 4 times slower, ms",
      "of it the slider's",
      "frame while it plays",
      "JavaScript, kB",
      "engine, kB",
    ],
    simulators.map(({ id, run, frame, script, engine }) => [
      id,
      run,
      frame.moved,
      frame.slider,
      frame.played,
      script / 1000,
      engine / 1000,
    ]),
  );

const moveTable = ({ moves }: Results) =>
  moves &&
  table(
    ["moved", "frame under a finger, 4 times slower, ms", "of it the slider's", "frame while it plays"],
    moves.map(({ what, moved, slider, played }) => [what, moved, slider, played]),
  );

const longTaskLine = ({ longTasks }: Results) =>
  longTasks &&
  `The home page's longest task on a processor four times slower: ${Math.round(longTasks.resting)} ms at rest, ${Math.round(longTasks.waking)} ms while it wakes and is scrolled.`;

const safetyLine = ({ safety }: Results) =>
  safety && `Mozilla's HTTP Observatory: ${safety.grade}, ${safety.score} points.`;

function machineLine({ made, later = {} }: Results) {
  const parts = Object.entries(later).map(([part, its]) => `Of it \`${part}\`: ${machineOf(its)}`);
  return [`Made by \`npm run bench\`: ${machineOf(made)}`, ...parts].join("\n\n");
}

const machineOf = ({ on, commit, machine, browser, node, runs }: Made) =>
  `on ${on} from ${commit} (median of ${runs}), ${machine}, ${browser}, Node ${node}.`;
