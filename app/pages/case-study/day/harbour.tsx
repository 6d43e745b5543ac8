import { memo } from "react";
import type { HarbourDayContent } from "#model/kinds/case-study-day.ts";
import { darknessAt, type Lane } from "./lane.ts";
import { Night } from "./night.tsx";
import { chart, type ShipState, shipsAt } from "./ships.ts";

type HarbourProps = { day: HarbourDayContent; lane: Lane; hour: number };

/** A chart of the roads and the harbour: who waits is at anchor on the left, who works is at the quay. */
export function Harbour({ day, lane, hour }: HarbourProps) {
  const isDark = darknessAt(hour) > 0.5;
  return (
    <svg viewBox={`0 0 ${chart.width} ${chart.height}`} aria-hidden="true" className="block w-full">
      <Chart />
      <Night hour={hour} {...chart} />
      {shipsAt(day, lane, hour).map(
        (ship, index) =>
          ship && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a ship has no other name
            <Ship key={index} {...ship} isLit={isDark} />
          ),
      )}
    </svg>
  );
}

type ShipProps = ShipState & { isLit: boolean };

/** Most of them lie still while a few are under way. */
const Ship = memo(({ x, y, turn, isWaiting, isLit }: ShipProps) => (
  <g
    transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)}) scale(0.86)`}
    className={isWaiting ? "text-danger" : "text-hue"}
  >
    <path
      d="M-29 -9Q-31 -9 -31 -7V7Q-31 9 -29 9H17Q27 8 33 0Q27 -8 17 -9Z"
      className="fill-current stroke-background"
      strokeWidth="1.5"
    />
    <path d="M-14 -5.5H-6V5.5H-14ZM-4 -5.5H4V5.5H-4ZM6 -5.5H14V5.5H6Z" className="fill-background/60" />
    <rect x="-27" y="-6.5" width="9" height="13" rx="1.5" className="fill-background/85" />
    {isLit && <circle r="2.6" cx="24" className="fill-amber" />}
  </g>
));

const Chart = memo(() => (
  <>
    <rect width={chart.width} height={chart.height} className="fill-hue/15" />
    <path
      d="M0 26Q150 8 300 30T430 20M0 210Q160 236 320 208T440 222"
      fill="none"
      strokeWidth="1.5"
      strokeDasharray="2 5"
      className="stroke-hue/50"
    />
    <rect
      x="52"
      y="30"
      width="304"
      height="180"
      rx="90"
      fill="none"
      strokeWidth="1.5"
      strokeDasharray="7 6"
      className="stroke-muted/70"
    />
    <Entrance />
    <Quay />
    <circle cx="424" cy="84" r="5" className="fill-danger" />
    <circle cx="424" cy="156" r="5" className="fill-success" />
  </>
));

/** The fairway between the breakwaters. */
const Entrance = () => (
  <>
    <path
      d="M362 108H640M362 132H640"
      strokeWidth="1.5"
      strokeDasharray="10 8"
      className="stroke-hue/60"
      fill="none"
    />
    <path
      d="M565 -8Q452 4 424 84M565 248Q452 236 424 156"
      fill="none"
      strokeWidth="9"
      strokeLinecap="round"
      className="stroke-surface-tertiary"
    />
    <path
      d="M565 -8Q452 4 424 84M565 248Q452 236 424 156"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      className="stroke-field"
    />
  </>
);

/** The quay with its cranes and what they have unloaded. */
const Quay = () => (
  <>
    <rect
      x="560"
      y="-4"
      width="90"
      height="248"
      className="fill-surface-tertiary stroke-field"
      strokeWidth="1.5"
    />
    {[34, 91, 148, 205].map((y) => (
      <g key={y} className="fill-muted">
        <rect x="548" y={y - 2} width="52" height="4" rx="2" />
        <rect x="568" y={y - 10} width="14" height="20" rx="2" className="fill-field" />
      </g>
    ))}
    <path
      d="M612 14h16v10h-16zM612 30h16v10h-16zM612 62h16v10h-16zM612 94h16v10h-16zM612 110h16v10h-16zM612 142h16v10h-16zM612 174h16v10h-16zM612 206h16v10h-16z"
      className="fill-hue/50"
    />
  </>
);
