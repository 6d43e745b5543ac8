import { execFile } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { startSite } from "../servers/start-site.ts";
import { openTlsDoor } from "../servers/tls-door.ts";
import { installInstruments, instrument } from "./instruments.ts";

/** A grade from F to A+; 100 points are the start, each rule adds or takes some. */
export type Grade = {
  grade: string;
  score: number;
  rules: { name: string; result: string; points: number }[];
};

const port = 4793;
const scanner = instrument("@mdn/mdn-http-observatory/src/scan.js");
const preloaded = instrument("@mdn/mdn-http-observatory/conf/hsts-preload.json");

/** Mozilla's grading of the site as visitors have it: with a public address, behind TLS. */
export async function gradeSafety(): Promise<Grade> {
  installInstruments();
  // The scanner downloads this list when it is installed with scripts. Our address is not on it.
  if (!existsSync(preloaded)) writeFileSync(preloaded, "{}");
  await using site = await startSite({
    env: { PUBLIC_URL: "https://www.ananta.example", TRUSTED_PROXIES: "1" },
  });
  using door = await openTlsDoor(site.url, port);
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: door.certificate };
  const { stdout } = await promisify(execFile)(process.execPath, [scanner, door.host], { env });
  return gradeFrom(JSON.parse(stdout));
}

type Scan = {
  error?: string;
  scan: { grade: string; score: number };
  tests: Record<string, { result: string; scoreModifier: number }>;
};

function gradeFrom({ error, scan, tests }: Scan): Grade {
  if (error) throw new Error(`The Observatory: ${error}`);
  const rules = Object.entries(tests).map(([name, { result, scoreModifier }]) => ({
    ...{ name, result },
    points: scoreModifier,
  }));
  return { grade: scan.grade, score: scan.score, rules };
}

if (import.meta.main) {
  const { grade, score, rules } = await gradeSafety();
  console.log(`${grade}, ${score} points`);
  console.table(rules);
}
