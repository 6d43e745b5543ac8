import { memo } from "react";
import type { StoreDayContent } from "#model/kinds/case-study-day.ts";
import type { Lane } from "./lane.ts";
import { Night } from "./night.tsx";
import { type StoreState, storeAt } from "./tills.ts";

const size = { width: 640, height: 240 };
const tills = Array.from({ length: 6 }, (_, index) => 58 + index * 50);

type StoreProps = { day: StoreDayContent; lane: Lane; hour: number };

/** A store with its tills, and the cable to the cloud that is cut. */
export function Store({ day, lane, hour }: StoreProps) {
  const state = storeAt(day, lane, hour);
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" className="block w-full">
      <Ground />
      <Night hour={hour} {...size} />
      <Cable isCut={state.isCut} />
      <rect
        x="32"
        y="78"
        width="356"
        height="130"
        rx="6"
        strokeWidth="2"
        className={`stroke-field ${state.sells ? "fill-surface" : "fill-surface-tertiary"}`}
      />
      <path
        d="M24 66H396V84Q388 96 379 84Q370 96 361 84Q352 96 343 84Q334 96 325 84Q316 96 307 84Q298 96 289 84Q280 96 271 84Q262 96 253 84Q244 96 235 84Q226 96 217 84Q208 96 199 84Q190 96 181 84Q172 96 163 84Q154 96 145 84Q136 96 127 84Q118 96 109 84Q100 96 91 84Q82 96 73 84Q64 96 55 84Q46 96 37 84Q28 96 24 84Z"
        className={state.isOpen ? "fill-hue" : "fill-field"}
      />
      {tills.map((x) => (
        <Till key={x} x={x} colour={colourOf(state)} />
      ))}
      {lane === "after" && <Nodes isAlone={state.isCut} />}
      <Queue share={state.waiting / day.bills} />
    </svg>
  );
}

function colourOf({ isOpen, sells }: StoreState) {
  if (!isOpen) return "fill-field";
  return sells ? "fill-success" : "fill-danger";
}

const Ground = memo(() => (
  <>
    <rect {...size} className="fill-hue/15" />
    <path d="M0 208H640V240H0Z" className="fill-surface-tertiary" />
    {/* The cloud. */}
    <path
      d="M528 92a27 27 0 0 1 4-53a39 39 0 0 1 73-5a30 30 0 0 1 8 58Z"
      strokeWidth="2"
      className="fill-surface stroke-field"
    />
    <path d="M552 58h40M552 68h40M552 78h24" strokeWidth="4" strokeLinecap="round" className="stroke-hue" />
  </>
));

const Cable = ({ isCut }: { isCut: boolean }) =>
  isCut ? (
    <g fill="none" strokeWidth="4" strokeLinecap="round">
      <path d="M388 160H440Q462 160 466 146" className="stroke-field" />
      <path d="M492 116Q498 88 528 80" className="stroke-field" />
      <path d="M464 118L492 144M492 118L464 144" strokeWidth="5" className="stroke-danger" />
    </g>
  ) : (
    <path
      d="M388 160H440Q478 160 486 120Q492 86 528 80"
      fill="none"
      strokeWidth="4"
      strokeLinecap="round"
      className="stroke-hue"
    />
  );

const Till = ({ x, colour }: { x: number; colour: string }) => (
  <g>
    <rect x={x - 17} y="172" width="34" height="36" rx="3" className="fill-field/70" />
    <rect x={x - 15} y="138" width="30" height="24" rx="4" className={colour} />
    <path d={`M${x} 162V172`} strokeWidth="5" className="stroke-field" />
    <path d={`M${x - 7} 150H${x + 7}`} strokeWidth="3" strokeLinecap="round" className="stroke-background" />
  </g>
);

/** What the store sells from when the line is gone. */
const Nodes = ({ isAlone }: { isAlone: boolean }) => (
  <g className={isAlone ? "fill-success" : "fill-hue"}>
    {[150, 174].map((y) => (
      <g key={y}>
        <rect x="350" y={y} width="28" height="18" rx="3" />
        <circle cx="371" cy={y + 9} r="2.5" className="fill-background" />
      </g>
    ))}
  </g>
);

/** The bills that wait for the line, as a pile. */
const Queue = ({ share }: { share: number }) =>
  share > 0 ? (
    <g className="fill-amber">
      {Array.from({ length: Math.ceil(share * 14) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sheets of a pile
        <rect key={index} x="408" y={200 - index * 7} width="30" height="5" rx="1.5" />
      ))}
    </g>
  ) : null;
