import { readFile } from "node:fs/promises";
import { siteFacts } from "#contract/site.ts";
import { type Config, ConfigProblem } from "./config.ts";

/** What the build wrote down for the server, with the address that the configuration gives. */
export async function readSite({ PUBLIC_URL }: Pick<Config, "PUBLIC_URL">) {
  const text = await readFile("build/site.json", "utf8").catch(() => {
    throw new ConfigProblem("The site has not been built yet. Build it with: npm run build");
  });
  const site = siteFacts.parse(JSON.parse(text));
  return { ...site, url: PUBLIC_URL ? new URL(PUBLIC_URL).origin : site.url };
}
