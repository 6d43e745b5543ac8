import { sql } from "kysely";
import type { Store } from "../../server/store/database/open-store.ts";
import type { openTestMail } from "./mail.ts";

type Mail = Awaited<ReturnType<typeof openTestMail>>;

/** Letters that are due to be deleted by any clock. */
export async function storeExpired({ db }: Mail, count: number) {
  const letter = { template: "enquiry", state: "sent", person: "old@x.example", params: "{}" } as const;
  for (let stored = 0; stored < count; stored += 500)
    await db
      .insertInto("letters")
      .values(Array.from({ length: Math.min(500, count) }, () => ({ ...letter, received_at: 0, due_at: 0 })))
      .execute();
}

export async function countExpired({ db }: Mail) {
  const count = db.selectFrom("letters").select(({ fn }) => fn.countAll<number>().as("count"));
  return (await count.where("received_at", "=", 0).executeTakeFirstOrThrow()).count;
}

/** On PostgreSQL as slow as many more letters would be: all of these take longer than one query may. */
export async function deleteSlowly({ kind, db }: Store) {
  if (kind === "sqlite") return;
  await sql`create function slowly() returns trigger language plpgsql as
    $$ begin if old.id % 2 = 0 then perform pg_sleep(0.001); end if; return old; end $$`.execute(db);
  await sql`create trigger slowly before delete on letters for each row execute function slowly()`.execute(
    db,
  );
}

/** As a database does that is damaged there. */
export async function refuseDeletion({ kind, db }: Store) {
  if (kind === "postgres")
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'kept by force'; end $$`.execute(db);
  const action = sql.raw(
    kind === "postgres"
      ? "for each row execute function refuse()"
      : "begin select raise(abort, 'kept by force'); end",
  );
  await sql`create trigger refuse before delete on letters ${action}`.execute(db);
}

export async function allowDeletion({ kind, db }: Store) {
  await sql.raw(`drop trigger refuse${kind === "postgres" ? " on letters" : ""}`).execute(db);
}
