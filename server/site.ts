import { readFile } from "node:fs/promises";
import { type SiteFacts, siteFacts } from "#contract/site.ts";
import { type Config, ConfigProblem } from "./config.ts";

/** What the build wrote down for the server, with the address and the retention that the configuration gives. */
export async function readSite(config: Pick<Config, "PUBLIC_URL" | "RETENTION_DAYS">): Promise<SiteFacts> {
  const text = await readFile("build/site.json", "utf8").catch(() => {
    throw new ConfigProblem("The site has not been built yet. Build it with: npm run build");
  });
  const { data: site } = siteFacts.safeParse(JSON.parse(text));
  if (!site)
    throw new ConfigProblem("The build is of another version of the server. Build it with: npm run build");
  const { PUBLIC_URL, RETENTION_DAYS: retentionDays = site.retentionDays } = config;
  if (retentionDays > site.retentionDays)
    throw new ConfigProblem(
      `The server cannot start with these settings:\n  RETENTION_DAYS must be at most ${site.retentionDays}: the privacy notice promises it (privacy.retentionDays in content/site.yaml)`,
    );
  return { ...site, retentionDays, url: PUBLIC_URL ? new URL(PUBLIC_URL).origin : site.url };
}
