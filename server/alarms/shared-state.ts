import type { Kysely } from "kysely";
import type { AlarmRow, Tables } from "../store/database/tables.ts";
import { minuteMs } from "../time.ts";
import type { Cause } from "./alarm.ts";
import type { Step } from "./steps.ts";

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

/** The alarms that operators were told of and not yet that they are over. */
export function openSharedAlarms(db: Kysely<Tables>, step: Step) {
  async function write({ name, ...alarm }: AlarmRow) {
    await db
      .insertInto("alarms")
      .values({ name, ...alarm })
      .onConflict((conflict) => conflict.column("name").doUpdateSet(alarm))
      .execute();
  }

  return {
    async read() {
      const rows = await db.selectFrom("alarms").selectAll().execute();
      return new Map(rows.map((alarm) => [alarm.name, alarm]));
    },
    /** Takes an alarm one look further, and keeps what becomes of it. */
    async follow(before: AlarmRow | undefined, name: string, cause: Cause | undefined, now: number) {
      const after = await step(before, name, cause, now, write);
      if (after) await write(after);
      else if (before) await db.deleteFrom("alarms").where("name", "=", name).execute();
      return after;
    },
  };
}
