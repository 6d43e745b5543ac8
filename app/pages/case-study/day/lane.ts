import { clockTime } from "#app/clock-time.ts";
import type { Table } from "#app/ui/course/folded-table.tsx";

/** The two halves of a day: as it was, and as it is. */
export const lanes = ["before", "after"] as const;
export type Lane = (typeof lanes)[number];

/** A number that a lane shows, with its words. */
export type Count = { value: number; label: string };

/** What a day comes to. */
export type DayFigures = {
  /** Hours after midnight at its start; it lasts 24. */
  from: number;
  /** Where it stands until a visitor moves it, from 0 to 1. */
  still: number;
  countsAt: (lane: Lane, hour: number) => Count[];
  table: Table;
};

/** 25.5 is 01:30. */
export const clockOf = (hour: number) => clockTime(Math.round(hour * 60));

export function hourOf(clock: string) {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours + minutes / 60;
}

/** From 0 by day to 1 by night, with an hour of dusk and dawn. */
export function darknessAt(hour: number) {
  const fromNoon = Math.abs((((hour % 24) + 24) % 24) - 12.25);
  return Math.min(Math.max(fromNoon - 5.75, 0), 1);
}
