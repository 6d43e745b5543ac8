import type { Results } from "./results.ts";

type Target = { name: string; wanted: string; measured: string; met: boolean };

/** What we set out to reach (issue "Proof"), and how far a run is from it. Parts that were not measured say nothing. */
export function targets({
  lighthouse,
  deployed,
  navigation,
  longTasks,
  firstTouches,
  search,
  city,
  simulators,
  moves,
  pageRates,
  enquiries,
  sharedRate,
  scannedRate,
  searchedRate,
  builds,
  editing,
  safety,
}: Results): Target[] {
  const list: Target[] = [];
  const atLeast = (name: string, bound: number, values: number[], digits = 0) =>
    add(name, `≥ ${bound}`, Math.min(...values), (value) => value >= bound, digits);
  const atMost = (name: string, bound: number, values: number[], digits = 0) =>
    add(name, `≤ ${bound}`, Math.max(...values), (value) => value <= bound, digits);

  if (lighthouse) {
    const { pages } = lighthouse;
    atLeast(
      "Lighthouse performance",
      98,
      pages.map(({ performance }) => performance),
    );
    atLeast(
      "Lighthouse accessibility",
      100,
      pages.map(({ accessibility }) => accessibility),
    );
    atLeast(
      "Lighthouse best practices",
      100,
      pages.map((page) => page["best-practices"]),
    );
    atLeast(
      "Lighthouse SEO",
      100,
      pages.map(({ seo }) => seo),
    );
    atMost(
      "CLS",
      0.01,
      pages.map(({ cls }) => cls),
      3,
    );
  }
  if (deployed) {
    const { limit, pages } = deployed;
    atMost(
      "LCP beside the limit's, over HTTP/2",
      1.3,
      pages.map(({ lcp }) => lcp / limit.lcp),
      2,
    );
    atMost(
      "TBT beyond 1.5 times the limit's, over HTTP/2, ms",
      20,
      pages.map(({ tbt }) => Math.max(0, tbt - 1.5 * limit.tbt)),
    );
  }
  if (navigation)
    atMost(
      "click to heading, ms",
      100,
      navigation.map(({ click }) => click),
    );
  if (longTasks) {
    atMost("longest task of the home page after load, 4 times slower, ms", 100, [longTasks.resting]);
    atMost("the same while the app comes and the page is scrolled, ms", 100, [longTasks.waking]);
  }
  if (firstTouches) {
    atMost(
      "first click to its answer, before the app, 4 times slower, ms",
      100,
      firstTouches.flatMap(({ first }) => first ?? []),
    );
    atMost(
      "later click to the next paint, 4 times slower, ms",
      200,
      firstTouches.map(({ later }) => later),
    );
  }
  if (search) {
    atMost("a question to its answer, 4 times slower, ms", 10, [search.slowest], 1);
    atLeast("questions answered by the first three results", 0.9, [search.score], 2);
  }
  if (builds) {
    const [nothing, again, ...grown] = builds;
    if (again) atMost("a build after a change of one file, s", 15, [again.seconds]);
    // A service more changes the menus of all pages: a build with more of them is beside the one from nothing.
    const added = grown
      .slice(-1)
      .flatMap(({ pages, seconds }) =>
        nothing ? (seconds - nothing.seconds) / (pages - nothing.pages) : [],
      );
    atMost("a build's time for each page more, s", 0.15, added, 2);
    atMost(
      "memory of a build, MB",
      2000,
      builds.map(({ memory }) => memory / 1e6),
    );
  }
  if (editing) atMost("a key pressed in the editor until its page shows it, ms", 100, [editing.slowestKey]);
  if (city) {
    atMost("a day of the simulated city, s", 1, [city.day], 2);
    atMost("a frame of the control room, 4 times slower, ms", 8, [city.frame], 1);
    atMost("JavaScript that starts it, beside the engine, kB", 90, [city.script / 1000]);
  }
  if (simulators) {
    atMost(
      "a run of a product's simulator, ms",
      1000,
      simulators.map(({ run }) => run),
    );
    atMost(
      "what it adds to a frame under a finger, 4 times slower, ms",
      8,
      simulators.map(({ frame: { moved, slider } }) => moved - slider),
      1,
    );
    atMost(
      "a frame while its course plays, 4 times slower, ms",
      8,
      simulators.flatMap(({ frame: { played } }) => played ?? []),
      1,
    );
    atMost(
      "JavaScript that its first touch brings, kB",
      90,
      simulators.map(({ script }) => script / 1000),
    );
  }
  if (moves) {
    atMost(
      "what one of the three moves adds to a frame under a finger, 4 times slower, ms",
      8,
      moves.map(({ moved, slider }) => moved - slider),
      1,
    );
    atMost(
      "a frame while a case study's day plays, 4 times slower, ms",
      8,
      moves.flatMap(({ played }) => played ?? []),
      1,
    );
  }
  if (pageRates)
    atLeast(
      "pages beside nginx",
      0.5,
      pageRates.flatMap(({ ratio }) => ratio ?? []),
      2,
    );
  if (enquiries) atLeast("enquiries beside fsync", 0.5, [enquiries.ratio], 2);
  if (sharedRate) atLeast("pages while enquiries pour in", 0.8, [sharedRate.share], 2);
  if (scannedRate) atLeast("pages while scanners ask and send slowly", 0.8, [scannedRate.share], 2);
  if (searchedRate) atLeast("pages while others search without JavaScript", 0.8, [searchedRate.share], 2);
  if (safety) atLeast("Observatory, points", 100, [safety.score]);
  return list;

  /** `worst` is the value farthest from the bound. */
  function add(name: string, wanted: string, worst: number, met: (value: number) => boolean, digits: number) {
    if (Number.isFinite(worst)) list.push({ name, wanted, measured: worst.toFixed(digits), met: met(worst) });
  }
}
