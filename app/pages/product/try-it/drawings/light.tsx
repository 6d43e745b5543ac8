import { memo } from "react";
import { type ProfileId, profiles, stepAt } from "#simulation/light/profiles.ts";
import type { Plot } from "#simulation/simulator.ts";
import { short } from "../paths.ts";
import { xOf } from "../plot.tsx";
import { type DrawingProps, drawing, height, width } from "./drawing.ts";

const lamps = Array.from({ length: 8 }, (_, index) => 60 + index * 97);
const failed = 5;
const strip = height / 2;

/** A street twice, at the same minute: dimmed and watched, and as it is today. */
function LightDrawing({ words, values, result, at }: DrawingProps) {
  const plot = result.plot as Plot;
  const index = Math.round(at * (plot.x.values.length - 1));
  const minute = ((plot.x.values[index] ?? 0) * 60) % 1440;
  const today = plot.lines.find(({ id }) => id === "today")?.values ?? [];
  const isNight = (today[index] ?? 0) > 0;
  const { output, moving } = stepAt(profiles[values.profile as ProfileId], minute);
  // Somebody passes below a lane's lamps, which are up where he is.
  const walker = moving === undefined ? undefined : ((at * 9) % 1) * (width + 200) - 100;
  const level = (x: number) =>
    isNight ? (walker !== undefined && Math.abs(walker - x) < 110 ? (moving ?? output) : output) : 0;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={words.drawing}
      preserveAspectRatio="xMinYMid slice"
      className="dark block w-full"
    >
      <Sky dusk={duskAt(plot, today, index)} />
      <Houses />
      <g>
        {lamps.map((x, lamp) => (
          <Lamp
            key={x}
            x={x}
            level={lamp === failed ? 0 : level(x)}
            mark={lamp === failed ? "known" : undefined}
          />
        ))}
        {walker !== undefined && isNight && <Walker x={walker} />}
      </g>
      <g transform={`translate(0 ${strip})`}>
        {lamps.map((x, lamp) => (
          <Lamp
            key={x}
            x={x}
            level={lamp === failed || !isNight ? 0 : 1}
            mark={lamp === failed && isNight ? "unknown" : undefined}
          />
        ))}
        {walker !== undefined && isNight && <Walker x={walker} />}
      </g>
      <g className="drawing-text fill-foreground font-semibold">
        {plot.lines.map(({ id }, row) => (
          <text key={id} x="20" y={row * strip + 44}>
            {words.plot?.lines[id]?.label}
            {row === 0 && isNight ? ` ${Math.round(output * 100)}%` : ""}
          </text>
        ))}
      </g>
    </svg>
  );
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

/** How dark the sky is: an hour of dusk before the lamps burn, and one of dawn after. */
function duskAt({ x: { values } }: Plot, burning: number[], index: number) {
  const first = burning.findIndex((power) => power > 0);
  const last = burning.findLastIndex((power) => power > 0);
  const hours = (from: number, to: number) => (values[to] ?? 0) - (values[from] ?? 0);
  if (index < first) return Math.max(0.15, 1 - hours(index, first));
  return index > last ? Math.max(0.15, 1 - hours(last, index)) : 1;
}

const Sky = ({ dusk }: { dusk: number }) => (
  <>
    <rect width={width} height={height} className="fill-primary" />
    <rect width={width} height={height} className="fill-background" opacity={hundredths(dusk * 0.96)} />
    {[0, strip].map((top) => (
      <g key={top}>
        <rect y={top + strip - 46} width={width} height="46" className="fill-surface-tertiary" />
        <path
          d={`M0 ${top + strip - 22}H${width}`}
          strokeWidth="3"
          strokeDasharray="26 22"
          className="stroke-muted opacity-50"
        />
      </g>
    ))}
    <path d={`M0 ${strip}H${width}`} strokeWidth="2" className="stroke-border" />
  </>
);

/** A row of houses, the same every night. */
const Houses = memo(() =>
  [0, strip].map((top) => (
    <path
      key={top}
      transform={`translate(0 ${top + strip - 46})`}
      d="M0 0V-64H70V-96H150V0ZM164 0V-120H232V-78H300V0ZM322 0V-54H410V0ZM428 0V-104H486V-132H560V0ZM580 0V-70H668V0ZM684 0V-112H740V-84H800V0Z"
      className="fill-surface opacity-70"
    />
  )),
);

type LampProps = { x: number; level: number; mark?: "known" | "unknown" };

function Lamp({ x, level, mark }: LampProps) {
  const ground = strip - 40;
  return (
    <g>
      {level > 0 && (
        <path
          d={`M${x + 22} 96L${x - 34} ${ground}H${x + 78}Z`}
          opacity={hundredths(level * 0.62)}
          className="fill-amber"
        />
      )}
      {level > 0 && (
        <ellipse
          cx={x + 22}
          cy={ground}
          rx="56"
          ry="9"
          opacity={hundredths(level * 0.8)}
          className="fill-amber"
        />
      )}
      <path
        d={`M${x} ${ground}V92Q${x} 84 ${x + 10} 84H${x + 20}`}
        fill="none"
        strokeWidth="4"
        className="stroke-muted"
      />
      <rect
        x={x + 12}
        y="84"
        width="22"
        height="9"
        rx="4"
        className={level > 0 ? "fill-amber" : "fill-field"}
      />
      {mark && (
        <circle
          cx={x + 22}
          cy="66"
          r="11"
          fill="none"
          strokeWidth="4"
          strokeDasharray={mark === "known" ? undefined : "3 5"}
          className={mark === "known" ? "stroke-amber" : "stroke-danger"}
        />
      )}
      {mark === "known" && <circle cx={x + 22} cy="66" r="4.5" className="fill-amber" />}
    </g>
  );
}

const Walker = ({ x }: { x: number }) => (
  <g transform={`translate(${short(x)} ${strip - 14})`} className="fill-foreground">
    <circle cy="-44" r="6" />
    <path d="M-6 0 -5 -34Q0 -40 5 -34L6 0H1L0 -16L-1 0Z" />
  </g>
);

export const light = drawing({
  Drawing: LightDrawing,
  course: {
    // Half past eleven, when most profiles dim.
    still: 0.464,
    seconds: 14,
    followsPlot: true,
    label: (at, { plot }) =>
      plot ? xOf(plot.x.values[Math.round(at * (plot.x.values.length - 1))] ?? 0, plot.x) : "",
  },
});
