/** `npm run letters`: for the people who answer what visitors write. */
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { siteFacts } from "#contract/site.ts";
import { openPrinter } from "./letters/print.ts";
import { runLetters } from "./letters/run.ts";
import { readMailConfig } from "./mail-config.ts";
import { unsubscribeUrl } from "./newsletter/unsubscribe-link.ts";
import { openStore } from "./store/open-store.ts";
import { readSecret } from "./store/secret.ts";

if (existsSync(".env")) process.loadEnvFile();

try {
  const config = readMailConfig(process.env);
  const { db } = await openStore(config, () => {});
  const [secret, siteUrl] = [await readSecret(db, config.SIGNING_SECRET), await readSiteUrl()];
  await runLetters(process.argv.slice(2), {
    db,
    clock: Date.now,
    printer: openPrinter({ timeZone: config.TIME_ZONE, width: process.stdout.columns ?? 160 }),
    print: (text) => console.log(text),
    writeFile,
    unsubscribeLink: (address) => (siteUrl ? unsubscribeUrl(siteUrl, secret, address) : ""),
  }).finally(() => db.destroy());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Links begin with the site's address, which is known once the site has been built. */
async function readSiteUrl() {
  if (process.env.PUBLIC_URL) return process.env.PUBLIC_URL;
  const text = await readFile("build/site.json", "utf8").catch(() => undefined);
  return text === undefined ? undefined : siteFacts.parse(JSON.parse(text)).url;
}
