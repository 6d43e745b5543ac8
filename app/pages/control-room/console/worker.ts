import { type CityDay, openCity } from "#simulation/control/day.ts";
import type { Plan } from "#simulation/control/plan.ts";

/** Calculates days away from the page. */
export type DayReply = { day: CityDay } | { error: string };

const city = openCity();

addEventListener("message", async ({ data }: MessageEvent<Plan>) => {
  try {
    answer({ day: (await city)(data) });
  } catch (error) {
    answer({ error: String(error) });
  }
});

const answer = (message: DayReply) => postMessage(message);
