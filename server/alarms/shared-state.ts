import type { Kysely } from "kysely";
import type { Tables } from "../store/database/tables.ts";
import { minuteMs } from "../time.ts";

/** Longer than the time between two looks, so that it changes hands only when its holder is gone. */
const leaseMs = 3 * minuteMs;

/** What one instance does for all that share the store. */
export const openLease = (db: Kysely<Tables>, name: string, holder: string) => ({
  /** True if this instance has it, for some minutes from now on. */
  async take(now: number) {
    const lease = { holder, until: now + leaseMs };
    await db
      .insertInto("leases")
      .values({ name, ...lease })
      .onConflict((conflict) =>
        conflict
          .column("name")
          .doUpdateSet(lease)
          .where((row) =>
            row.or([
              row("leases.holder", "=", holder),
              row("leases.until", "<", now),
              // Taken by a clock that was ahead.
              row("leases.until", ">", now + leaseMs),
            ]),
          ),
      )
      .execute();
    const row = await db.selectFrom("leases").select("holder").where("name", "=", name).executeTakeFirst();
    return row?.holder === holder;
  },
});
