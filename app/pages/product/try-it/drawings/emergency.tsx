import { memo, useMemo } from "react";
import { quantity } from "#contract/trial/trial.ts";
import { language } from "#model/language.ts";
import type { EmergencyScene } from "#simulation/emergency/simulator.ts";
import type { Result } from "#simulation/simulator.ts";
import { dotsAt, pathThrough, short } from "../paths.ts";
import { type DrawingProps, drawing, width } from "./drawing.ts";
import { Legend } from "./legend.tsx";
import { between, mapHeight, mapOf, type PlanMap } from "./map.ts";

const clockHeight = 64;

/** A typical call: the clock's stages above, and below them the way of its unit through the streets. */
function EmergencyDrawing({ words, result, at }: DrawingProps<EmergencyScene>) {
  const scene = result.scene as EmergencyScene;
  const seconds = at * lengthOf(result);
  const { roads, signals, units } = scene;
  const { place } = useMemo(() => mapOf(roads.flat()), [roads]);
  const driven = trackUntil(scene.track, seconds).map(place);
  const unit = driven.at(-1);
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${mapHeight + clockHeight}`}
        role="img"
        aria-label={words.drawing}
        className="block w-full"
      >
        <Clock result={result} words={words} seconds={seconds} />
        <g transform={`translate(0 ${clockHeight})`}>
          <Streets {...{ roads, signals, units, place }} />
          <path
            d={pathThrough(driven)}
            fill="none"
            strokeWidth="9"
            strokeLinejoin="round"
            strokeLinecap="round"
            className="stroke-hue"
          />
          <Call {...place(scene.track.at(-1) ?? { x: 0, y: 0 })} />
          {unit && <Ambulance {...unit} />}
        </g>
      </svg>
      <Key words={words} />
    </>
  );
}

const Key = memo(({ words }: Pick<DrawingProps, "words">) => (
  <Legend
    entries={[
      { mark: <Ambulance x={12} y={12} />, text: words.marks?.unit },
      {
        mark: <rect x="4" y="4" width="16" height="16" rx="4" className="fill-foreground" />,
        text: words.marks?.waiting,
      },
      { mark: <circle cx="12" cy="12" r="5" className="fill-field" />, text: words.marks?.signal },
      {
        mark: <circle cx="12" cy="12" r="8" fill="none" strokeWidth="4" className="stroke-danger" />,
        text: words.marks?.place,
      },
    ]}
  />
));

/** The seconds from the call to the arrival. */
const lengthOf = ({ events = [] }: Result) => events.at(-1)?.at || 1;

/** Where the unit has been by then: at its place until it moves. */
function trackUntil(track: EmergencyScene["track"], seconds: number) {
  const next = track.findIndex(({ at }) => at > seconds);
  if (next < 0) return track;
  const [from, to] = [track[next - 1], track[next]];
  if (!from || !to) return track.slice(0, 1);
  return [...track.slice(0, next), between(from, to, (seconds - from.at) / (to.at - from.at))];
}

const tones = ["opacity-25", "opacity-40", "opacity-55", "opacity-70", "opacity-100"];

/** The call's stages as lengths of time. */
function Clock({ result, words, seconds }: Pick<DrawingProps, "result" | "words"> & { seconds: number }) {
  const all = lengthOf(result);
  const x = (time: number) => short(20 + (time / all) * (width - 40));
  const { events = [] } = result;
  return (
    <g>
      {events.slice(1).map(({ id, at }, stage) => {
        const from = events[stage]?.at ?? 0;
        return (
          <g key={id}>
            <rect
              x={x(from)}
              y="16"
              width={Math.max(short(x(at) - x(from) - 2), 1)}
              height="20"
              rx="3"
              className={`fill-hue ${tones[stage]}`}
            />
            {x(at) - x(from) > 130 && (
              <text x={x(from)} y="62" className="drawing-text fill-muted">
                {words.marks?.[id]}
              </text>
            )}
          </g>
        );
      })}
      <path d={`M${x(seconds)} 8V44`} strokeWidth="4" className="stroke-foreground" />
    </g>
  );
}

type StreetsProps = Pick<EmergencyScene, "roads" | "signals" | "units"> & Pick<PlanMap, "place">;

const Streets = memo(({ roads, signals, units, place }: StreetsProps) => (
  <>
    <path
      d={roads.map((road) => pathThrough(road.map(place))).join("")}
      fill="none"
      strokeWidth="3"
      className="stroke-border"
    />
    <path d={dotsAt(signals.map(place))} strokeWidth="8" strokeLinecap="round" className="stroke-field" />
    <path
      d={dotsAt(units.map(place))}
      strokeWidth="18"
      strokeLinecap="square"
      className="stroke-foreground"
    />
  </>
));

const Call = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${short(x)} ${short(y)})`}>
    <circle r="13" fill="none" strokeWidth="5" className="stroke-danger" />
    <circle r="26" fill="none" strokeWidth="3" className="stroke-danger opacity-60" />
    <circle r="5" className="fill-danger" />
  </g>
);

const Ambulance = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${short(x)} ${short(y)})`}>
    <circle r="14" strokeWidth="3" className="fill-foreground stroke-background" />
    <path d="M-3 -9H3V-3H9V3H3V9H-3V3H-9V-3H-3Z" className="fill-danger" />
  </g>
);

export const emergency = drawing({
  Drawing: EmergencyDrawing,
  course: {
    still: 0.8,
    seconds: 12,
    label: (at, result) => quantity((at * lengthOf(result)) / 60, "min", 1, language),
  },
});
