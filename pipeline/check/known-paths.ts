import { globSync } from "node:fs";
import { pageOf } from "./links.ts";

/** Every page of the site, by its address: each is prerendered, crawled and listed in the sitemap. */
export function knownPaths(root = "content"): string[] {
  const items = globSync("*/*.yaml", { cwd: root }).flatMap((file) => pageOf(file) ?? []);
  return ["/", "/about-us", "/contact", "/case-studies", ...items.sort()];
}

/** What the home page's modals fetch: a file for each service, industry and product. */
export const summaryPaths = (root?: string) =>
  knownPaths(root)
    .filter((path) => /^\/(services|industries|products)\//.test(path))
    .map((path) => `/summaries${path}.json`);
