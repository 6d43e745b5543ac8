import { memo } from "react";
import { quantity } from "#contract/trial/trial.ts";
import { language } from "#model/language.ts";
import type { Task, VideoScene } from "#simulation/video/simulator.ts";
import { type DrawingProps, drawing, height, width } from "./drawing.ts";
import { faceAt } from "./face.ts";

/** From the most detail to the least, as strong as it is. */
const shades: Record<Task, string> = {
  identify: "fill-hue",
  recognise: "fill-hue opacity-70",
  observe: "fill-hue opacity-45",
  detect: "fill-hue opacity-25",
  monitor: "fill-hue opacity-10",
};
const faces = { identify: 250, recognise: 125, observe: 62.5, detect: 25 } as const;

const poleAt = 48;
const groundAt = 176;
const planAt = 366;
const planHeight = 2 * (height - planAt);

/** The camera from the side and from above, true to scale, and how much of a face each zone shows. */
function VideoDrawing({ words, result }: DrawingProps<VideoScene>) {
  const scene = result.scene as VideoScene;
  const { zones, picture } = scene;
  const farthest = shownDistance(scene);
  const scale = (width - poleAt) / farthest;
  const x = (distance: number) => round(poleAt + Math.min(distance, farthest) * scale);
  return (
    <>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words.drawing} className="block w-full">
        <Axis farthest={farthest} x={x} />
        <Side scene={scene} x={x} scale={scale} farthest={farthest} />
        <Plan scene={scene} x={x} scale={scale} farthest={farthest} />
      </svg>
      <ul className="grid grid-cols-4 gap-2 px-4 pb-4 sm:gap-4 sm:px-6">
        {(Object.keys(faces) as (keyof typeof faces)[]).map((task) => (
          <li key={task} className={`text-sm leading-snug sm:text-small ${zones[task] ? "" : "opacity-50"}`}>
            <svg viewBox="0 0 100 100" aria-hidden="true" className="light mb-1.5 w-full max-w-24 rounded-lg">
              <rect width="100" height="100" className={shades[task]} />
              <Face pixels={Math.round(faces[task] * 0.24)} />
            </svg>
            <span className="block font-semibold">{words.marks?.[task]}</span>
            <span className="block text-muted tabular-nums">{rangeOf(zones[task], picture.from)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Far enough to see where the better tasks end; the others may run on. */
function shownDistance({ zones, picture }: VideoScene) {
  const wanted = 2.1 * (zones.recognise?.to ?? zones.observe?.to ?? picture.from + 10);
  const steps = [10, 15, 20, 30, 40, 50, 75, 100, 150, 200, 300, 400];
  return steps.find((step) => step >= wanted) ?? 400;
}

type ViewProps = { scene: VideoScene; x: (distance: number) => number; scale: number; farthest: number };

function Side({ scene, x, scale, farthest }: ViewProps) {
  const { zones, picture } = scene;
  const top = groundAt - scene.height * scale;
  const y = (metres: number) => round(groundAt - metres * scale);
  const face = 1.6;
  return (
    <g>
      {zonesIn(scene, farthest).map(({ task, from, to }) => (
        <path
          key={task}
          d={`M${poleAt} ${round(top)}L${x(from)} ${y(face)}L${x(to)} ${y(face)}Z`}
          className={shades[task]}
        />
      ))}
      <path d={`M0 ${groundAt}H${width}`} strokeWidth="2" className="stroke-field" />
      <path d={`M${poleAt} ${groundAt}V${round(top)}`} strokeWidth="5" className="stroke-foreground" />
      <path
        d="M-12 -7H12L16 -4V4L12 7H-12Z"
        transform={`translate(${poleAt + 4} ${round(top)}) rotate(${scene.tilt})`}
        className="fill-foreground"
      />
      {Object.entries(zones).map(
        ([task, { to }]) => to <= farthest && <Person key={task} x={x(to)} tall={1.72 * scale} />,
      )}
      <Person x={x(picture.from)} tall={1.72 * scale} />
    </g>
  );
}

/** As tall as a person is beside the pole. */
function Person({ x, tall }: { x: number; tall: number }) {
  const head = tall * 0.075;
  const height = Math.max(tall, 9);
  return (
    <g transform={`translate(${x} ${groundAt}) scale(${round(height / 100)})`} className="fill-foreground">
      <circle cy="-91" r={Math.max(9, head > 2 ? 9 : 11)} />
      <path d="M-14 0 -9 -74Q-9 -80 0 -80Q9 -80 9 -74L14 0H4L0 -40L-4 0Z" />
    </g>
  );
}

function Plan({ scene, x, scale, farthest }: ViewProps) {
  const { sensor, focal, tilt } = scene;
  // Across the picture, in metres for each metre along the optical axis.
  const spread = (sensor.across * sensor.pitch) / 1000 / focal;
  const halfAt = (distance: number) => {
    const angle = (tilt * Math.PI) / 180;
    const depth = distance * Math.cos(angle) + (scene.height - 1.6) * Math.sin(angle);
    return (spread * depth * scale) / 2;
  };
  const top = planAt - planHeight / 2;
  return (
    <g>
      <linearGradient id="plan-fade" x2="0" y2="1">
        {[0, 0.12, 0.88, 1].map((offset, index) => (
          <stop key={offset} offset={offset} stopOpacity={index % 3 ? 1 : 0} stopColor="white" />
        ))}
      </linearGradient>
      <mask id="plan">
        <rect y={top} width={width} height={planHeight} fill="url(#plan-fade)" />
      </mask>
      <g mask="url(#plan)">
        {zonesIn(scene, farthest).map(({ task, from, to }) => {
          const [near, far] = [round(halfAt(from)), round(halfAt(to))];
          return (
            <path
              key={task}
              d={`M${x(from)} ${planAt - near}L${x(to)} ${planAt - far}V${planAt + far}L${x(from)} ${planAt + near}Z`}
              className={shades[task]}
            />
          );
        })}
      </g>
      <circle cx={poleAt} cy={planAt} r="8" className="fill-foreground" />
    </g>
  );
}

/** Metres along the ground. */
function Axis({ farthest, x }: { farthest: number; x: (distance: number) => number }) {
  const step = farthest / (farthest % 4 ? 5 : 4);
  return (
    <g className="drawing-text fill-muted">
      {Array.from({ length: Math.round(farthest / step) }, (_, index) => index * step).map((distance) => (
        <text key={distance} x={x(distance)} y={groundAt + 30} textAnchor="middle">
          {quantity(distance, "m", Number.isInteger(distance) ? 0 : 1, language)}
        </text>
      ))}
    </g>
  );
}

/** Where each task is the best that can be done, as far as the drawing reaches. */
function zonesIn({ zones, picture }: VideoScene, farthest: number) {
  let from = picture.from;
  return (Object.keys(shades) as Task[]).flatMap((task) => {
    const to = Math.min(zones[task]?.to ?? 0, farthest);
    if (to <= from) return [];
    const zone = { task, from, to };
    from = to;
    return [zone];
  });
}

function rangeOf(zone: { to: number } | undefined, from: number) {
  if (!zone || zone.to <= from) return "–";
  return quantity(Math.round(zone.to * 10) / 10, "m", 1, language);
}

/** A face of so many pixels across, light where the zone's colour shows through. The same for all values. */
const Face = memo(({ pixels }: { pixels: number }) =>
  faceAt(pixels).map((d, level) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: levels of brightness
      key={level}
      d={d}
      transform={`scale(${round(100 / pixels)})`}
      className={
        ["fill-foreground", "fill-foreground opacity-65", "fill-surface", "fill-surface opacity-60"][level]
      }
    />
  )),
);

const round = (value: number) => Math.round(value * 100) / 100;

export const video = drawing({ Drawing: VideoDrawing });
