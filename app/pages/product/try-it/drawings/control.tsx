import { clockTime } from "#app/clock-time.ts";
import type { ControlScene } from "#simulation/control/simulator.ts";
import type { Result } from "#simulation/simulator.ts";
import { short } from "../paths.ts";
import { type DrawingProps, drawing, width } from "./drawing.ts";
import { Legend } from "./legend.tsx";

const left = 200;
const right = width - 24;
/** The drawing is about as high as the others, however many lanes it has. */
const laneOf = (lanes: number) => Math.min(72, short(440 / lanes));

/** What each system told when, above; the incidents that it adds up to, with the work on them, below. */
function ControlDrawing({ words, result, at }: DrawingProps<ControlScene>) {
  const scene = result.scene as ControlScene;
  const now = minuteAt(at, result);
  const systems = [...new Set(scene.reports.map(({ system }) => system))];
  const lane = laneOf(systems.length + scene.incidents.length + 1);
  const x = (minute: number) =>
    short(left + ((minute - scene.from) / (scene.until - scene.from)) * (right - left));
  const reportLane = (system: string) => 34 + systems.indexOf(system) * lane;
  const first = 34 + systems.length * lane + 24;
  const incidentLane = (index: number) => first + (index === 0 ? 0 : index + 1) * lane;
  const height = incidentLane(scene.incidents.length) + 10;
  const seen = (minute: number) => (minute <= now ? "" : "opacity-25");
  return (
    <>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words.drawing} className="block w-full">
        {systems.map((system) => (
          <g key={system}>
            <path d={`M${left} ${reportLane(system)}H${right}`} strokeWidth="2" className="stroke-border" />
            <text x="20" y={reportLane(system) + 8} className="drawing-text fill-muted">
              {words.marks?.[system]}
            </text>
          </g>
        ))}
        {scene.reports.map(({ at, system, incident }) => (
          <g key={`${system} ${at}`} className={seen(at)}>
            <path
              d={`M${x(at)} ${reportLane(system)}V${incidentLane(incident)}`}
              strokeWidth="2"
              strokeDasharray="3 6"
              className="stroke-hue"
            />
            <circle cx={x(at)} cy={reportLane(system)} r="9" className="fill-hue" />
          </g>
        ))}
        {scene.incidents.map((incident, index) => (
          <g key={`${incident.kind} ${incident.opened}`}>
            <text
              x="20"
              y={incidentLane(index) + 8}
              className={`drawing-text fill-foreground font-semibold ${seen(incident.opened)}`}
            >
              {words.marks?.[incident.kind]}
            </text>
            <Work {...incident} {...{ x, now }} y={incidentLane(index)} />
          </g>
        ))}
        <text x="20" y={first + lane + 8} className="drawing-text fill-muted">
          {words.marks?.today}
        </text>
        <Work {...scene.today} {...{ x, now }} y={first + lane} quiet />
        <path d={`M${x(now)} 10V${height - 10}`} strokeWidth="3" className="stroke-foreground" />
      </svg>
      <Marks words={words} />
    </>
  );
}

const Marks = ({ words: { marks } }: Pick<DrawingProps, "words">) => (
  <Legend
    entries={[
      { mark: <circle cx="12" cy="12" r="7" className="fill-hue" />, text: marks?.report },
      { mark: <Sent x={12} y={12} />, text: marks?.sent },
      { mark: <Arrived x={12} y={12} />, text: marks?.arrived },
    ]}
  />
);

type WorkProps = {
  opened: number;
  sent: number;
  arrived?: number;
  closed: number;
  x: (minute: number) => number;
  y: number;
  now: number;
  quiet?: boolean;
};

/** From the first report to the end of the work: thin until the crew leaves, thick while it is out. */
function Work({ opened, sent, arrived, closed, x, y, now, quiet }: WorkProps) {
  const until = (minute: number) => x(Math.max(opened, Math.min(minute, now)));
  const tone = quiet ? "stroke-field" : "stroke-danger";
  return (
    <>
      <path d={`M${x(opened)} ${y}H${x(closed)}`} strokeWidth="3" className="stroke-border" />
      {now > opened && <path d={`M${x(opened)} ${y}H${until(sent)}`} strokeWidth="5" className={tone} />}
      {now > sent && (
        <path
          d={`M${x(sent)} ${y}H${until(closed)}`}
          strokeWidth="16"
          strokeLinecap="round"
          className={quiet ? "stroke-field" : "stroke-hue"}
        />
      )}
      {now > sent && <Sent x={x(sent)} y={y} />}
      {arrived !== undefined && now > arrived && <Arrived x={x(arrived)} y={y} />}
    </>
  );
}

const Sent = ({ x, y }: { x: number; y: number }) => (
  <path
    transform={`translate(${x} ${y})`}
    d="M-7 -10L9 0L-7 10Z"
    strokeWidth="2"
    className="fill-foreground stroke-background"
  />
);

const Arrived = ({ x, y }: { x: number; y: number }) => (
  <rect
    x={x - 9}
    y={y - 9}
    width="18"
    height="18"
    rx="4"
    strokeWidth="2"
    className="fill-foreground stroke-background"
  />
);

function minuteAt(at: number, { scene }: Result) {
  const { from, until } = scene as ControlScene;
  return from + at * (until - from);
}

export const control = drawing({
  Drawing: ControlDrawing,
  course: { still: 1, seconds: 10, label: (at, result) => clockTime(minuteAt(at, result)) },
});
