import { z } from "zod";
import type { ContentOf } from "../content-of.ts";
import { line } from "../fields.ts";

/** A day that a visitor can move through, as it was before the project and as it is after. */

const words = {
  title: line(60),
  lead: line(200),
  before: line(40).describe("What the left half shows."),
  after: line(40).describe("What the right half shows."),
  note: line(240).describe("Where the figures come from, and what is made up."),
};

const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "write a time such as 09:40")
  .describe("A time of the day, such as 09:40.");

const ship = z.strictObject({
  arrives: z
    .number()
    .min(-24)
    .max(23)
    .describe("Hours after midnight; -2.5 is half past nine the evening before."),
  waitBefore: z.number().positive().max(48).describe("Hours at anchor before the project."),
  waitAfter: z.number().positive().max(48).describe("Hours at anchor after it."),
});

/** Ships that wait at anchor for a berth. */
export const harbourDay = z
  .strictObject({
    ...words,
    counts: z.strictObject({ waiting: line(32), waited: line(32) }),
    columns: z.strictObject({ ship: line(24), arrives: line(24), average: line(24) }),
    average: z
      .strictObject({ before: z.number().positive(), after: z.number().positive() })
      .describe("The study's own figures, in hours: the ships' waits below must average to them."),
    alongside: z.number().positive().max(48).describe("Hours that each ship lies at its berth."),
    ships: z.array(ship).min(4).max(12),
  })
  .refine(({ ships, average }) => isMean(ships, "waitBefore", average.before), {
    path: ["ships"],
    error: "the waits before do not average to average.before",
  })
  .refine(({ ships, average }) => isMean(ships, "waitAfter", average.after), {
    path: ["ships"],
    error: "the waits after do not average to average.after",
  });

const isMean = (ships: z.infer<typeof ship>[], wait: "waitBefore" | "waitAfter", mean: number) =>
  Math.abs(ships.reduce((sum, one) => sum + one[wait], 0) / ships.length - mean) < 0.05;

/** A shop whose line to the outside is cut. */
export const storeDay = z.strictObject({
  ...words,
  counts: z.strictObject({ printed: line(32), waiting: line(40) }),
  columns: z.strictObject({ time: line(24) }),
  opens: clock,
  closes: clock,
  bills: z.int().positive().describe("Bills that the shop prints in a day of trading."),
  cut: z.strictObject({
    at: clock,
    hours: z.number().positive().max(24).describe("How long the line is cut."),
  }),
  sells: z
    .strictObject({ before: z.int().nonnegative(), after: z.int().positive() })
    .describe("Minutes that the tills go on selling without the line."),
});

export type HarbourDayContent = ContentOf<typeof harbourDay>;
export type StoreDayContent = ContentOf<typeof storeDay>;
