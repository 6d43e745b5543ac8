import { hash } from "node:crypto";
import type { Kysely } from "kysely";
import type { AuditRow, Tables } from "./database/tables.ts";

export type AuditEntry = Omit<AuditRow, "id">;

/** Who did it: the user of the machine, and the name that was given, as several people may share one. */
export const auditedName = (user: string, name?: string) => (name ? `${name} (${user})` : user);

/** Writes down who did what with people's data. */
export async function writeAudit(db: Kysely<Tables>, entry: AuditEntry) {
  await db.insertInto("audit").values(entry).execute();
}

/** The newest entries, all or those that name a subject. */
export function readAudit(db: Kysely<Tables>, { subject, limit }: { subject?: string; limit: number }) {
  return db
    .selectFrom("audit")
    .selectAll()
    .$if(subject !== undefined, (query) => query.where("subject", "=", subject ?? ""))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Names a person without keeping the address: whoever knows it can look it up, after the deletion too. */
export const personSubject = (address: string) =>
  `person ${hash("sha256", address.toLowerCase(), "hex").slice(0, 16)}`;
