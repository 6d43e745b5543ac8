import type { Kysely } from "kysely";
import type { Problem } from "../deliver/targets.ts";
import type { Tables } from "../store/database/tables.ts";
import { writeSetting } from "../store/settings.ts";
import { minuteMs } from "../time.ts";

/** Longer than the time between two looks: what an instance has not repeated for so long, it is not there to take back. */
const validMs = 3 * minuteMs;

const prefix = "problems:";

/** What each instance knows of targets that take nothing: the one that tells operators may not have tried them. */
export function openSharedProblems(db: Kysely<Tables>, instance: string) {
  const name = `${prefix}${instance}`;
  const forget = (name: string) => db.deleteFrom("settings").where("name", "=", name).execute();
  let known = false;

  return {
    async write(problems: Problem[], now: number) {
      if (problems.length > 0) await writeSetting(db, name, JSON.stringify({ at: now, problems }));
      else if (known) await forget(name);
      known = problems.length > 0;
    },
    async read(now: number) {
      const rows = await db.selectFrom("settings").selectAll().where("name", "like", `${prefix}%`).execute();
      const all: Problem[] = [];
      for (const { name, value } of rows) {
        const { at, problems }: { at: number; problems: Problem[] } = JSON.parse(value);
        if (Math.abs(now - at) > validMs) await forget(name);
        else all.push(...problems);
      }
      return all;
    },
  };
}
