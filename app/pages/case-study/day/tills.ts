import type { StoreDayContent } from "#model/kinds/case-study-day.ts";
import { language } from "#model/language.ts";
import { clockOf, type DayFigures, hourOf, type Lane } from "./lane.ts";

export type StoreState = {
  isOpen: boolean;
  isCut: boolean;
  /** The tills sell. */
  sells: boolean;
  /** Bills printed since it opened, and those of them that wait for the line. */
  printed: number;
  waiting: number;
};

/** A day begins an hour before the store opens, so that the night after it belongs to it. */
const startOf = ({ opens }: StoreDayContent) => Math.floor(hourOf(opens)) - 1;

export function storeAt(day: StoreDayContent, lane: Lane, hour: number): StoreState {
  const [opens, closes, cutAt] = [day.opens, day.closes, day.cut.at].map(hourOf) as [number, number, number];
  const mended = cutAt + day.cut.hours;
  const stops = cutAt + day.sells[lane] / 60;
  const isCut = hour >= cutAt && hour < mended;
  const isOpen = hour >= opens && hour < closes;
  const sellsAt = (from: number, to: number) => Math.max(Math.min(to, closes) - Math.max(from, opens), 0);
  // Trading goes on until the tills stop, and again once the line is there.
  const hoursSold = sellsAt(opens, Math.min(hour, stops)) + sellsAt(Math.max(mended, stops), hour);
  const perHour = day.bills / (closes - opens);
  const waitingHours = isCut ? sellsAt(cutAt, Math.min(hour, stops)) : 0;
  return {
    isOpen,
    isCut,
    sells: isOpen && !(isCut && hour >= stops),
    printed: Math.round(hoursSold * perHour),
    waiting: Math.round(waitingHours * perHour),
  };
}

const numbers = new Intl.NumberFormat(language);

export const tillFigures = (day: StoreDayContent): DayFigures => {
  const { counts, columns } = day;
  const from = startOf(day);
  const moments = momentsOf(day);
  return {
    from,
    still: 0.5,
    countsAt: (lane, hour) => {
      const { printed, waiting } = storeAt(day, lane, hour);
      return [
        { value: printed, label: counts.printed },
        { value: waiting, label: counts.waiting },
      ];
    },
    table: {
      head: [
        columns.time,
        `${day.before}: ${counts.printed}`,
        `${day.after}: ${counts.printed}`,
        `${day.after}: ${counts.waiting}`,
      ],
      rows: moments.map((hour) => {
        const after = storeAt(day, "after", hour);
        return [clockOf(hour), storeAt(day, "before", hour).printed, after.printed, after.waiting].map(
          (cell) => (typeof cell === "number" ? numbers.format(cell) : cell),
        );
      }),
    },
  };
};

/** When something happens, and every third hour of trading between. */
function momentsOf(day: StoreDayContent) {
  const [opens, closes, cutAt] = [day.opens, day.closes, day.cut.at].map(hourOf) as [number, number, number];
  const between = Array.from({ length: Math.floor((closes - opens) / 3) }, (_, index) => opens + index * 3);
  const all = [...between, cutAt, cutAt + day.sells.before / 60, closes, cutAt + day.cut.hours];
  return [...new Set(all)].sort((a, b) => a - b).filter((hour) => hour <= startOf(day) + 24);
}
