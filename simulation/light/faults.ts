import type { Random } from "#simulation/random.ts";
import type { Night } from "./nights.ts";

/** Lamps of a hundred that fail in a year: luminaire, driver, fuse or its own supply. */
export const failuresPerHundred = 6;

/** How dark lamps come to be known. */
export type Watch =
  /** A node reports itself, or is missed by its panel, within `minutes`. */
  | { by: "node"; minutes: number }
  /** A patrol sees each street once in `everyNights`; besides, someone complains in `complaintsPercent` of a dark lamp's nights. */
  | { by: "patrol"; everyNights: number; complaintsPercent: number };

export const practice = {
  controlled: { by: "node", minutes: 15 },
  today: { by: "patrol", everyNights: 7, complaintsPercent: 15 },
} satisfies Record<string, Watch>;

/** A crew repairs what it was told of before noon on the same day, in both cases; half of the cases need a part from the store. */
const repairDays = { usual: 1, withPart: 2 };

/** A lamp that failed: how long until somebody knew (hours of the clock), how long its road was dark (hours of the night). */
export type Failure = { night: number; hoursUnknown: number; hoursDark: number };

/** A year of a number of lamps. */
export function failuresOfYear(random: Random, nights: Night[], lamps: number, watch: Watch): Failure[] {
  const failures: Failure[] = [];
  for (let lamp = 0; lamp < lamps; lamp++) {
    if (random.chance(failuresPerHundred, 100)) failures.push(failure(random.fork(`${lamp}`), nights, watch));
  }
  return failures;
}

/** Chance is drawn in the same order whatever the watch, so that both watches are compared over the same failures. */
function failure(random: Random, nights: Night[], watch: Watch): Failure {
  const night = random.below(nights.length);
  const { on, off } = at(nights, night);
  const minute = on + random.below(off - on);
  const takes = random.chance(1, 2) ? repairDays.withPart : repairDays.usual;
  const known = knownAt(random, watch, nights, night, minute);
  const repaired = known.night + takes;
  let darkMinutes = off - minute;
  for (let later = night + 1; later < repaired; later++) {
    const { on, off } = at(nights, later);
    darkMinutes += off - on;
  }
  return {
    night,
    hoursUnknown: ((known.night - night) * 1440 + known.minute - minute) / 60,
    hoursDark: darkMinutes / 60,
  };
}

function knownAt(random: Random, watch: Watch, nights: Night[], night: number, minute: number) {
  if (watch.by === "node") return { night, minute: minute + watch.minutes };
  const patrolled = night + random.below(watch.everyNights);
  for (let later = night; ; later++) {
    const { on, off } = at(nights, later);
    const from = later === night ? minute : on;
    const seen = from + random.below(off - from);
    if (later === patrolled || random.chance(watch.complaintsPercent, 100))
      return { night: later, minute: seen };
  }
}

/** The year goes round: what fails in its last nights is repaired in its first. */
function at(nights: Night[], index: number): Night {
  const night = nights[index % nights.length];
  if (!night) throw new RangeError("A year has nights.");
  return night;
}
