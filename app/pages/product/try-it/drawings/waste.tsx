import { memo, useMemo } from "react";
import type { WasteScene } from "#simulation/waste/simulator.ts";
import { dotsAt, pathThrough, short } from "../paths.ts";
import { type DrawingProps, drawing, width } from "./drawing.ts";
import { Legend } from "./legend.tsx";
import { alongWay, mapHeight, mapOf, type PlanMap } from "./map.ts";

/** The ward on the last morning: what is emptied and what can wait, the rounds that fetch it, and the trucks on them. */
function WasteDrawing({ words, result, at }: DrawingProps<WasteScene>) {
  const scene = result.scene as WasteScene;
  const { bins, rounds, roundsToday } = scene;
  const { place } = useMemo(
    () => mapOf([...bins, ...rounds.flat(), ...roundsToday.flat()]),
    [bins, rounds, roundsToday],
  );
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${mapHeight}`}
        role="img"
        aria-label={words.drawing}
        className="block w-full"
      >
        <Ward {...{ bins, rounds, roundsToday, place }} />
        {rounds.map((round, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round is known by its number
          <Truck key={index} {...alongWay(round.map(place), at)} />
        ))}
      </svg>
      <Key words={words} />
    </>
  );
}

const Key = memo(({ words }: Pick<DrawingProps, "words">) => (
  <Legend
    entries={[
      { mark: <circle cx="12" cy="12" r="8" className="fill-hue" />, text: words.marks?.emptied },
      {
        mark: <circle cx="12" cy="12" r="6" strokeWidth="3" className="fill-background stroke-field" />,
        text: words.marks?.left,
      },
      { mark: <path d="M0 12H24" strokeWidth="5" className="stroke-hue" />, text: words.marks?.need },
      {
        mark: <path d="M0 12H24" strokeWidth="4" className="stroke-muted opacity-50" />,
        text: words.marks?.fixed,
      },
    ]}
  />
));

/** All that does not move. */
const Ward = memo(({ bins, rounds, roundsToday, place }: WasteScene & Pick<PlanMap, "place">) => {
  const placed = bins.map((bin) => ({ ...bin, ...place(bin) }));
  const [emptied, left] = [placed.filter((bin) => bin.emptied), placed.filter((bin) => !bin.emptied)];
  return (
    <>
      <path
        d={roundsToday.map((round) => pathThrough(round.map(place))).join("")}
        fill="none"
        strokeWidth="3"
        strokeLinejoin="round"
        className="stroke-muted opacity-30"
      />
      <path
        d={rounds.map((round) => pathThrough(round.map(place))).join("")}
        fill="none"
        strokeWidth="4"
        strokeLinejoin="round"
        className="stroke-hue"
      />
      <path d={dotsAt(left)} strokeWidth="11" strokeLinecap="round" className="stroke-field" />
      <path d={dotsAt(left)} strokeWidth="6" strokeLinecap="round" className="stroke-background" />
      {[333, 666, Number.POSITIVE_INFINITY].map((most, size, levels) => (
        <path
          key={most}
          d={dotsAt(emptied.filter(({ level }) => level <= most && level > (levels[size - 1] ?? -1)))}
          strokeWidth={10 + 4 * size}
          strokeLinecap="round"
          className="stroke-hue"
        />
      ))}
    </>
  );
});

const Truck = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${short(x)} ${short(y)})`}>
    <circle r="17" className="fill-foreground" />
    <path d="M-10 5V-6H3V5ZM4 5V-3H8L11 1V5Z" className="fill-background" />
    <circle cx="-5" cy="6" r="3" className="fill-background" />
    <circle cx="6" cy="6" r="3" className="fill-background" />
  </g>
);

export const waste = drawing({
  Drawing: WasteDrawing,
  course: { still: 0.35, seconds: 12, label: (at) => `${Math.round(at * 100)}%` },
});
