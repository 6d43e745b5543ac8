import { useMemo } from "react";
import { Icon } from "#app/ui/figures/icon.tsx";
import { lamps, lampsPerPost } from "#simulation/city/city.ts";
import type { CityDay } from "#simulation/control/day.ts";
import { momentAt } from "#simulation/control/moment.ts";
import type { ConsoleWords } from "../../sentences.ts";

/** The city in six figures. */
export function Board({ words, day, minute }: { words: ConsoleWords; day: CityDay; minute: number }) {
  const now = momentAt(day, minute);
  const tiles = [
    { id: "lamps", value: `${now.lampsLit}`, of: `/ ${lamps.length * lampsPerPost}` },
    { id: "grid", value: (now.grid / 1000).toFixed(1), curve: day.power.grid },
    { id: "solar", value: (now.solar / 1000).toFixed(1), curve: day.power.solar },
    { id: "tank", value: now.tank.toFixed(1), curve: day.water.tank },
    { id: "pressure", value: now.pressure.toFixed(0), alarm: now.pressure < 7 },
    { id: "units", value: `${now.unitsOut}` },
  ];
  return (
    <section aria-labelledby="board-title" className="px-5 pt-5 pb-4 lg:px-6">
      <h2 id="board-title" className="console-title">
        {words.board.title}
      </h2>
      <dl className="board mt-3">
        {tiles.map(({ id, value, of, curve, alarm }) => {
          const item = words.board.items[id];
          return (
            <div key={id} className="board-tile" data-alarm={alarm || undefined}>
              <dt className="flex items-center gap-1.5 text-muted text-sm">
                {item && <Icon name={item.icon} className="size-4.5 shrink-0 text-accent" />}
                {item?.label}
              </dt>
              <dd className="mt-0.5 flex items-baseline gap-1">
                <span className="board-value">{value}</span>
                <span className="text-muted text-sm">{of ?? item?.unit}</span>
              </dd>
              {curve && <Curve values={curve} minute={minute} />}
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** The day's course, and where in it we are. */
function Curve({ values, minute }: { values: number[]; minute: number }) {
  const points = useMemo(() => pointsOf(values), [values]);
  const x = (minute / 1440) * 100;
  return (
    <svg viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true" className="board-curve">
      <polyline points={points} />
      <line x1={x} x2={x} y1="0" y2="24" />
    </svg>
  );
}

function pointsOf(values: number[]): string {
  const highest = Math.max(...values, 1e-9);
  const lowest = Math.min(0, ...values);
  const y = (value: number) => 22 - ((value - lowest) / (highest - lowest)) * 20;
  return values
    .map((value, index) => `${((index / (values.length - 1)) * 100).toFixed(1)},${y(value).toFixed(1)}`)
    .join(" ");
}
