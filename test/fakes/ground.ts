import { cp } from "node:fs/promises";
import { afterAll, test as base } from "vitest";
import { openStore } from "../../server/store/database/open-store.ts";
import { fakeClock, openTestMail, temporaryFolder } from "./mail.ts";
import { startSmtp } from "./smtp.ts";

type Smtp = Awaited<ReturnType<typeof startSmtp>>;
type Open = (
  env?: Record<string, string>,
  clock?: ReturnType<typeof fakeClock>,
) => ReturnType<typeof openTestMail>;

export type GroundTest = ReturnType<typeof testOn>;

/**
 * Tests that get a new database, an SMTP server, and `open`, which opens the letter service on both: more than once for
 * more than one instance. Without `databaseUrl` the database is SQLite.
 */
export function testOn(databaseUrl?: () => Promise<string>) {
  let migrated: ReturnType<typeof migratedFolder> | undefined;
  afterAll(async () => (await migrated)?.remove());

  return base.extend<{ smtp: Smtp; open: Open }>({
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs.
    smtp: async ({}, use) => {
      const smtp = await startSmtp();
      await use(smtp);
      await smtp.close();
    },
    open: async ({ smtp }, use) => {
      const { folder, remove } = await temporaryFolder();
      if (!databaseUrl) {
        migrated ??= migratedFolder();
        await cp((await migrated).folder, folder, { recursive: true });
      }
      const storage: Record<string, string> = databaseUrl
        ? { DATABASE_URL: await databaseUrl() }
        : { DATA_DIR: folder };
      const opened: Awaited<ReturnType<Open>>[] = [];
      await use(async (env = {}, clock = fakeClock()) => {
        const mail = await openTestMail({ ...storage, SMTP_URL: smtp.url, ...env }, clock);
        opened.push(mail);
        return mail;
      });
      await Promise.all(opened.map((mail) => mail.close()));
      await remove();
    },
  });
}

/** Its tables are made once, and copied for each test: making them takes longer than most tests. */
async function migratedFolder() {
  const made = await temporaryFolder();
  const { db } = await openStore({ DATA_DIR: made.folder }, () => {});
  await db.destroy();
  return made;
}
