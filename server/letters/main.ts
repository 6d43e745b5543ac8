/** `npm run letters`: for the people who answer what visitors write. */
import { writeFile } from "node:fs/promises";
import { readConfig, readEnvironment } from "../config.ts";
import { unsubscribeUrl } from "../newsletter/unsubscribe-link.ts";
import { readSite } from "../site.ts";
import { openStore } from "../store/database/open-store.ts";
import { readSecret } from "../store/secret.ts";
import { openPrinter } from "./print.ts";
import { runLetters } from "./run.ts";

try {
  const config = readConfig(readEnvironment());
  // Letters can be read before the site has been built; only links need its address.
  const site = await readSite(config).catch(() => undefined);
  const siteUrl = config.PUBLIC_URL ?? site?.url;
  const { db } = await openStore(config, () => {});
  const secret = await readSecret(db, config.SIGNING_SECRET);
  await runLetters(process.argv.slice(2), {
    db,
    clock: Date.now,
    printer: openPrinter({
      language: site?.language,
      timeZone: config.TIME_ZONE,
      width: process.stdout.columns ?? 160,
    }),
    print: (text) => console.log(text),
    writeFile,
    unsubscribeLink: (address) => (siteUrl ? unsubscribeUrl(siteUrl, secret, address) : ""),
  }).finally(() => db.destroy());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
