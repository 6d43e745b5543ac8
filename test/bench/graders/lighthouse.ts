import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findChromium } from "../../find-chromium.ts";
import { median } from "../median.ts";
import { installInstruments, instrument } from "./instruments.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const metrics = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
} as const;

type Category = (typeof categories)[number];
type Metric = keyof typeof metrics;

/** Scores from 0 to 100, times in milliseconds; `failed` names what is not perfect, but for performance. */
export type Visit = Record<Category | Metric, number> & { failed: string[] };

/** Pages and, in the same run, the limit. */
export type Visits = { limit: Visit; pages: (Visit & { path: string })[] };

/** Visits the addresses in turn, `runs` times over, and gives the medians of each. */
export async function visitWithLighthouse(
  urls: string[],
  runs: number,
  onVisit: (url: string, visit: Visit) => void,
): Promise<Visit[]> {
  installInstruments();
  const visits = urls.map((): Visit[] => []);
  for (let run = 0; run < runs; run++) {
    for (const [i, url] of urls.entries()) {
      const visit = await visitOnce(url).catch(() => visitOnce(url)); // a trace may be torn
      visits[i]?.push(visit);
      onVisit(url, visit);
    }
  }
  return visits.map(medianVisit);
}

async function visitOnce(url: string): Promise<Visit> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      instrument("lighthouse/cli/index.js"),
      url,
      "--output=json",
      "--quiet",
      "--no-enable-error-reporting",
      `--only-categories=${categories.join(",")}`,
      // The certificate of a bench is known to nobody.
      "--chrome-flags=--headless=new --no-sandbox --ignore-certificate-errors",
    ],
    { maxBuffer: 2 ** 28, env: { ...process.env, CHROME_PATH: findChromium() } },
  );
  return visitFrom(JSON.parse(stdout));
}

type Report = {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
  runtimeError?: { message: string };
};

function visitFrom({ categories: scored, audits, runtimeError }: Report): Visit {
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const scores = categories.map((name) => [name, Math.round((scored[name]?.score ?? 0) * 100)]);
  const times = Object.entries(metrics).map(([name, audit]) => [name, audits[audit]?.numericValue]);
  const failed = categories
    .filter((name) => name !== "performance")
    .flatMap((name) => scored[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return { ...Object.fromEntries([...scores, ...times]), failed };
}

function medianVisit(visits: Visit[]): Visit {
  const names = [...categories, ...(Object.keys(metrics) as Metric[])];
  const middle = names.map((name) => [name, median(visits.map((visit) => visit[name]))]);
  return { ...Object.fromEntries(middle), failed: [...new Set(visits.flatMap(({ failed }) => failed))] };
}
