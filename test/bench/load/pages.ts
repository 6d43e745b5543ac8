import { existsSync } from "node:fs";
import { join } from "node:path";
import { median } from "../median.ts";
import { startNginx } from "../servers/nginx.ts";
import { has, startSite } from "../servers/start-site.ts";
import { load } from "./load.ts";

/** Requests per second, the median of the rounds; `ratio` is ours to nginx's in the same round, likewise. */
export type PageRate = { path: string; ours: number; nginx?: number; ratio?: number };

type Round = { ours: number; nginx?: number };
type Options = { paths?: string[]; rounds?: number; seconds?: number };

/**
 * Loads a light and a heavy built page and one that is rendered for each visitor.
 * nginx with one worker sends the same built pages with the same headers, in turn with ours, since machines change their pace.
 */
export async function measurePages(options: Options = {}): Promise<PageRate[]> {
  const { paths = ["/contact", "/", "/services/unknown"], rounds = 5, seconds = 2 } = options;
  await using site = await startSite();
  await using nginx = has("nginx") ? await startNginx(`${site.url}/contact`) : undefined;
  const rates: PageRate[] = [];
  for (const path of paths) {
    const built = existsSync(join("build/client", path, "index.html"));
    const results: Round[] = [];
    for (let round = 0; round < rounds; round++) {
      const ours = await load(site.url + path, built ? 32 : 4, seconds);
      results.push({ ours, nginx: nginx && built ? await load(nginx.url + path, 32, seconds) : undefined });
    }
    rates.push(rateFrom(path, results));
  }
  return rates;
}

function rateFrom(path: string, results: Round[]): PageRate {
  const ours = median(results.map((result) => result.ours));
  const compared = results.flatMap(({ ours, nginx }) => (nginx === undefined ? [] : [{ ours, nginx }]));
  if (compared.length === 0) return { path, ours };
  const nginx = median(compared.map((result) => result.nginx));
  return { path, ours, nginx, ratio: median(compared.map((result) => result.ours / result.nginx)) };
}
