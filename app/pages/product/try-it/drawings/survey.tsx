import { memo } from "react";
import type { SurveyScene } from "#simulation/survey/simulator.ts";
import { ground } from "#simulation/survey/terrain.ts";
import { pathThrough, short } from "../paths.ts";
import { type DrawingProps, drawing, width } from "./drawing.ts";
import { Legend } from "./legend.tsx";
import { alongWay } from "./map.ts";

type Point = { x: number; y: number };

/** The site from above: its contours, what the platform cuts and fills, and the flight that measures it. */
function SurveyDrawing({ words, values, result, at }: DrawingProps<SurveyScene>) {
  const scene = result.scene as SurveyScene;
  const scale = width / scene.width;
  const height = scene.depth * scale;
  const flight = linesOver(scene).map(({ x, y }) => ({ x: x * scale, y: y * scale }));
  const footprint = (spacingOf(scene) / (1 - Number(values.overlap) / 100)) * scale;
  return (
    <>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words.drawing} className="block w-full">
        <Contours scene={scene} scale={scale} />
        <Platform scene={scene} scale={scale} level={Number(values.level)} />
        <path
          d={pathThrough(flight)}
          fill="none"
          strokeWidth="3"
          strokeLinejoin="round"
          className="stroke-hue"
        />
        <Drone {...alongWay(flight, at)} footprint={footprint} />
      </svg>
      <Legend
        entries={[
          { mark: <path d="M0 12H24" strokeWidth="4" className="stroke-hue" />, text: words.marks?.flight },
          {
            mark: <rect y="3" width="24" height="18" rx="2" className="fill-hue opacity-40" />,
            text: words.marks?.picture,
          },
          {
            mark: <rect x="3" y="3" width="18" height="18" rx="2" className="fill-amber" />,
            text: words.marks?.cut,
          },
          {
            mark: <rect x="3" y="3" width="18" height="18" rx="2" className="fill-primary" />,
            text: words.marks?.fill,
          },
        ]}
      />
    </>
  );
}

/** Metres from one line of the flight to the next. */
const spacingOf = ({ lines, width }: SurveyScene) => (lines[1] ?? width) - (lines[0] ?? 0) || width;

/** The part of the flight over this site: there and back, line by line. */
function linesOver({ lines, width, depth, ...scene }: SurveyScene): Point[] {
  const spacing = spacingOf({ lines, width, depth, ...scene });
  const count = Math.max(Math.floor((width - 20) / spacing), 1);
  const margin = (width - (count - 1) * spacing) / 2;
  return Array.from({ length: count }, (_, line) => margin + line * spacing).flatMap((x, line) => {
    const ends = [
      { x, y: 8 },
      { x, y: depth - 8 },
    ];
    return line % 2 ? ends.reverse() : ends;
  });
}

/** Every other metre of height, the higher the stronger. */
const Contours = memo(({ scene: { contours }, scale }: { scene: SurveyScene; scale: number }) =>
  contours
    .filter(({ level }) => level % 2 === 0)
    .map(({ level, lines }, index) => (
      <path
        key={level}
        d={lines.map((line) => thinned(line, scale)).join("")}
        strokeWidth="1.5"
        fillRule="evenodd"
        fillOpacity={(4 + index * 2) / 100}
        className="fill-foreground stroke-field"
      />
    )),
);

/** Few enough points for the page to carry, and as many as the eye sees; no hillock that a machine would draw as a splinter. */
function thinned(line: [number, number][], scale: number) {
  const kept: Point[] = [];
  for (const [x, y] of line) {
    const point = { x: Math.round(x * scale), y: Math.round(y * scale) };
    const last = kept.at(-1);
    if (!last || Math.hypot(point.x - last.x, point.y - last.y) >= 16) kept.push(point);
  }
  return kept.length > 5 ? `${pathThrough(kept)}Z` : "";
}

/** Metres of a square of the platform's plan. */
const cell = 10;
const depths = [
  { id: "deep cut", from: 2, className: "fill-amber" },
  { id: "cut", from: 0, className: "fill-amber opacity-60" },
  { id: "fill", from: -2, className: "fill-primary opacity-60" },
  { id: "deep fill", from: Number.NEGATIVE_INFINITY, className: "fill-primary" },
];

function Platform({
  scene: { platform },
  scale,
  level,
}: {
  scene: SurveyScene;
  scale: number;
  level: number;
}) {
  const squares = Array.from({ length: (platform.width * platform.depth) / cell ** 2 }, (_, index) => {
    const columns = platform.width / cell;
    const [x, y] = [platform.x + (index % columns) * cell, platform.y + Math.floor(index / columns) * cell];
    return { x, y, above: ground(x + cell / 2, y + cell / 2) - level };
  });
  const depthOf = (above: number) => depths.find(({ from }) => above >= from);
  const side = cell * scale;
  return (
    <>
      {depths.map((depth) => (
        <path
          key={depth.id}
          d={squares
            .filter(({ above }) => depthOf(above) === depth)
            .map(({ x, y }) => `M${x * scale} ${y * scale}h${side}v${side}h-${side}z`)
            .join("")}
          className={depth.className}
        />
      ))}
      <rect
        x={platform.x * scale}
        y={platform.y * scale}
        width={platform.width * scale}
        height={platform.depth * scale}
        fill="none"
        strokeWidth="3"
        className="stroke-foreground"
      />
    </>
  );
}

/** The drone and the ground that its picture shows. */
const Drone = ({ x, y, footprint }: Point & { footprint: number }) => (
  <g transform={`translate(${short(x)} ${short(y)})`}>
    <rect
      x={short(-footprint / 2)}
      y={short(-footprint / 3)}
      width={short(footprint)}
      height={short((footprint * 2) / 3)}
      rx="4"
      strokeWidth="2"
      className="fill-hue/40 stroke-hue"
    />
    <path d="M-14 -14L14 14M14 -14L-14 14" strokeWidth="5" className="stroke-foreground" />
    {[-14, 14].flatMap((dx) =>
      [-14, 14].map((dy) => <circle key={`${dx} ${dy}`} cx={dx} cy={dy} r="8" className="fill-foreground" />),
    )}
    <circle r="6" className="fill-foreground" />
  </g>
);

export const survey = drawing({
  Drawing: SurveyDrawing,
  course: { still: 0.3, seconds: 14, label: (at) => `${Math.round(at * 100)}%` },
});
