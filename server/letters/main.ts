/** `npm run letters`: for the people who answer what visitors write. */
import { userInfo } from "node:os";
import { type Config, readConfig, readEnvironment } from "../config.ts";
import { keepConsent } from "../newsletter/consent.ts";
import { unsubscribeUrl } from "../newsletter/links.ts";
import { readSite } from "../site.ts";
import { auditedName } from "../store/audit.ts";
import { backUpPostgres, restorePostgres } from "../store/backup/backup-postgres.ts";
import { backUpSqlite, restoreSqlite } from "../store/backup/backup-sqlite.ts";
import { openDatabaseClock } from "../store/database/database-clock.ts";
import { nameOf, openExistingStore, type Store, sqliteFile } from "../store/database/open-store.ts";
import { openPrinter } from "./print.ts";
import { type Restore, runLetters } from "./run.ts";
import { writePrivately } from "./write-privately.ts";

try {
  const config = readConfig(readEnvironment());
  await runLetters(process.argv.slice(2), {
    print: (text) => console.log(text),
    restore: restoreInto(config),
    open: () => openTools(config),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function user() {
  return process.env.SUDO_USER ?? userInfo().username;
}

async function openTools(config: Config) {
  // Letters can be read before the site has been built; only links need its address.
  const site = await readSite(config).catch(() => undefined);
  const siteUrl = config.PUBLIC_URL ?? site?.url;
  const { store, clock, close } = await openDatabase(config);
  // Not among what is printed, which may go into a file.
  console.error(`Database: ${nameOf(config)}`);
  return {
    store,
    clock,
    close,
    user: user(),
    printer: openPrinter({
      language: site?.language,
      timeZone: config.TIME_ZONE,
      width: process.stdout.columns ?? 160,
    }),
    print: (text: string) => console.log(text),
    writeFile: writePrivately,
    unsubscribeLink: (token: string) => (siteUrl ? unsubscribeUrl(siteUrl, token) : ""),
    consent: async () => (site ? keepConsent(store.db, site.consent) : null),
    backup: (file: string) => backUp(config, store, file),
  };
}

/** With the clock that servers go by: what is due, and who is sending it, is written in its time. */
async function openDatabase(config: Config) {
  const store = await openExistingStore(config);
  try {
    const clock = await openDatabaseClock(store, () => {});
    const close = async () => {
      clock.close();
      await store.db.destroy();
    };
    return { store, clock, close };
  } catch (error) {
    await store.db.destroy();
    throw error;
  }
}

async function backUp(config: Config, { kind, db }: Store, file: string) {
  if (kind === "sqlite")
    return `Copied ${await backUpSqlite(sqliteFile(config), file)} letters and all else to ${file}, and checked it`;
  return `Copied ${await backUpPostgres(db, file)} rows to ${file}, and checked it`;
}

function restoreInto(config: Config): Restore {
  return async (file, { yes: overwrite, as: name }) => {
    const entry = { who: auditedName(user(), name), action: "restore", subject: file };
    if (config.DATABASE_URL) {
      const { store, clock, close } = await openDatabase(config);
      const audit = { at: clock(), ...entry };
      const rows = await restorePostgres(store.db, file, { overwrite, audit }).finally(close);
      return `Restored ${rows} rows into ${nameOf(config)}`;
    }
    const audit = { at: Date.now(), ...entry };
    const { letters, former, damage } = await restoreSqlite(file, sqliteFile(config), { overwrite, audit });
    const kept = former.length > 0 ? ` What was there before is in ${former.join(", ")}.` : "";
    const damaged = damage ? ` It was damaged, and is kept as it was: ${damage}` : "";
    return `Restored ${letters} letters into ${nameOf(config)}.${kept}${damaged}`;
  };
}
