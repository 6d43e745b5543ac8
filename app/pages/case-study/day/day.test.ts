import { describe, expect, it } from "vitest";
import { type HarbourDayContent, harbourDay, type StoreDayContent } from "#model/kinds/case-study-day.ts";
import { content } from "../../../../test/content.ts";
import { clockOf, hourOf, lanes } from "./lane.ts";
import { shipFigures, shipsAt } from "./ships.ts";
import { storeAt, tillFigures } from "./tills.ts";

const port = content.items("case-studies").find(({ id }) => id === "smart-port-operations")
  ?.harbourDay as HarbourDayContent;
const store = content.items("case-studies").find(({ id }) => id === "cloud-transformation")
  ?.storeDay as StoreDayContent;

const quarters = Array.from({ length: 97 }, (_, index) => index / 4);

describe("the harbour's day", () => {
  it.each(lanes)("shows as many ships at anchor as it counts (%s)", (lane) => {
    const { countsAt } = shipFigures(port);
    for (const hour of quarters) {
      const waiting = shipsAt(port, lane, hour).filter((ship) => ship?.isWaiting);
      expect(waiting).toHaveLength(countsAt(lane, hour)[0]?.value ?? -1);
    }
  });

  it.each(lanes)("keeps ships clear of each other at anchor and at the quay (%s)", (lane) => {
    for (const hour of quarters) {
      const still = shipsAt(port, lane, hour).filter((ship, index) => {
        const next = shipsAt(port, lane, hour + 1 / 60)[index];
        return ship && next && ship.x === next.x && ship.y === next.y;
      });
      const places = still.map((ship) => `${ship?.x} ${ship?.y}`);
      expect(new Set(places).size).toBe(places.length);
    }
  });

  it("adds up every hour waited", () => {
    const wholeWaits = {
      ...port,
      ships: [
        { arrives: 1, waitBefore: 4, waitAfter: 2 },
        { arrives: -3, waitBefore: 5, waitAfter: 1 },
      ],
    };
    const { countsAt } = shipFigures(wholeWaits);
    // The second ship has waited three of its five hours the evening before.
    expect(countsAt("before", 24)[1]?.value).toBe(4 + 2);
    expect(countsAt("after", 24)[1]?.value).toBe(2);
    expect(countsAt("before", 2)[1]?.value).toBe(1 + 2);
  });

  it("is refused when its ships do not wait as long as the study says", () => {
    const [first, ...others] = port.ships as [HarbourDayContent["ships"][number]];
    const longer = { ...port, ships: [{ ...first, waitAfter: first.waitAfter + 2 }, ...others] };
    expect(harbourDay.safeParse(longer).error?.issues[0]?.message).toBe(
      "the waits after do not average to average.after",
    );
  });
});

describe("the store's day", () => {
  const closing = hourOf(store.closes) + 0.01;

  it("prints every bill of the day with nodes in the store, and stops soon after the cut without", () => {
    expect(storeAt(store, "after", closing).printed).toBe(store.bills);
    const sold = hourOf(store.cut.at) + store.sells.before / 60 - hourOf(store.opens);
    const trading = hourOf(store.closes) - hourOf(store.opens);
    expect(storeAt(store, "before", closing).printed).toBe(Math.round((store.bills * sold) / trading));
  });

  it("posts what waits once the line is mended", () => {
    const mended = hourOf(store.cut.at) + store.cut.hours;
    expect(storeAt(store, "after", mended - 0.01).waiting).toBeGreaterThan(0);
    expect(storeAt(store, "after", mended).waiting).toBe(0);
  });

  it("sells again on the same day where the line is mended before closing", () => {
    const short = { ...store, cut: { at: "10:00", hours: 2 } };
    expect(storeAt(short, "before", 11)).toMatchObject({ isOpen: true, sells: false });
    expect(storeAt(short, "before", 12)).toMatchObject({ isOpen: true, sells: true });
    const lost = (2 - store.sells.before / 60) / (hourOf(store.closes) - hourOf(store.opens));
    expect(storeAt(short, "before", closing).printed).toBe(Math.round(store.bills * (1 - lost)));
  });

  it("tells in its table what happens at the cut, when the tills stop, and when the line is back", () => {
    const times = tillFigures(store).table.rows.map(([time]) => time);
    expect(times).toEqual(expect.arrayContaining(["09:40", "10:00", "22:00", "04:40"]));
  });
});

describe("a clock", () => {
  it.each([
    [25.5, "01:30"],
    [-2.5, "21:30"],
    [9 + 2 / 3, "09:40"],
    [23.999, "00:00"],
  ])("reads %d as %s", (hour, clock) => {
    expect(clockOf(hour)).toBe(clock);
  });
});
