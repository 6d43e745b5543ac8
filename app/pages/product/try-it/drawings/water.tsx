import { quantity } from "#contract/trial/trial.ts";
import { language } from "#model/language.ts";
import type { WaterScene } from "#simulation/water/scene.ts";
import { dotsAt, pathThrough, short } from "../paths.ts";
import { type DrawingProps, drawing, width } from "./drawing.ts";
import { Legend } from "./legend.tsx";
import { mapHeight, mapOf, type Point } from "./map.ts";

/** What the burst has taken from a place, in metres of pressure, from the most to the least. */
const losses = [
  { id: "much", from: 3, fill: "fill-danger", stroke: "stroke-danger" },
  { id: "some", from: 0.5, fill: "fill-amber", stroke: "stroke-amber" },
  { id: "little", from: Number.NEGATIVE_INFINITY, fill: "fill-hue", stroke: "stroke-hue" },
] as const;

const lossOf = (drop: number) => losses.find(({ from }) => drop >= from) ?? losses[2];

/** The network an hour after the burst: pipes as thick as they are wide, coloured by what they have lost. */
function WaterDrawing({ words, result }: DrawingProps<WaterScene>) {
  const { nodes, pipes, burst } = result.scene as WaterScene;
  const { place } = mapOf(nodes, 44);
  const places = nodes.map(place);
  const hole = place(burst);
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${mapHeight}`}
        role="img"
        aria-label={words.drawing}
        className="block w-full"
      >
        <Pipes {...{ nodes, pipes, places }} />
        <Homes {...{ nodes, places }} />
        {nodes.map(({ kind }, index) => {
          const { x, y } = places[index] ?? hole;
          return kind === "tank" || kind === "works" ? (
            <Tank key={kind} x={x} y={y} isWorks={kind === "works"} />
          ) : null;
        })}
        <g transform={`translate(${short(hole.x)} ${short(hole.y)})`}>
          <Pool result={result} />
        </g>
        <g transform={`translate(${short(hole.x)} ${short(hole.y)})`}>
          <circle r="16" fill="none" strokeWidth="5" className="stroke-danger" />
          <circle r="30" fill="none" strokeWidth="3" className="stroke-danger opacity-60" />
          <circle r="6" className="fill-danger" />
        </g>
      </svg>
      <LossLegend words={words} result={result} />
    </>
  );
}

type NetworkProps = Pick<WaterScene, "nodes" | "pipes"> & { places: Point[] };

/** One path for all pipes of a width that have lost alike. */
function Pipes({ nodes, pipes, places }: NetworkProps) {
  const lossAlong = ({ from, to }: WaterScene["pipes"][number]) =>
    Math.max(nodes[from]?.drop ?? 0, nodes[to]?.drop ?? 0);
  return widths(pipes).flatMap((diameter) =>
    losses.map(({ id, stroke }) => {
      const alike = pipes.filter((pipe) => pipe.diameter === diameter && lossOf(lossAlong(pipe)).id === id);
      if (alike.length === 0) return null;
      const ends = alike.map(({ from, to }) => [places[from], places[to]].filter((end) => end !== undefined));
      return (
        <path
          key={`${diameter} ${id}`}
          d={ends.map(pathThrough).join("")}
          strokeWidth={2 + diameter / 50}
          strokeLinecap="round"
          className={`opacity-80 ${stroke}`}
        />
      );
    }),
  );
}

/** One path of dots for all homes that have lost alike. */
const Homes = ({ nodes, places }: Omit<NetworkProps, "pipes">) =>
  losses.map(({ id, stroke }) => {
    const alike = places.filter(
      (_, index) => nodes[index]?.kind === "home" && lossOf(nodes[index].drop).id === id,
    );
    if (alike.length === 0) return null;
    return <path key={id} d={dotsAt(alike)} strokeWidth="16" strokeLinecap="round" className={stroke} />;
  });

const widths = (pipes: WaterScene["pipes"]) => [...new Set(pipes.map(({ diameter }) => diameter))];

/** The water that is lost as a pool at the hole, as large as it is much. */
function Pool({ result }: Pick<DrawingProps, "result">) {
  const lost = result.figures.find(({ id }) => id === "lost");
  const radius = (cubicMetres = 0) => short(Math.sqrt(Math.max(cubicMetres, 0)) * 4);
  return (
    <>
      <circle r={radius(lost?.value)} className="fill-hue opacity-40" />
      <circle
        r={radius(lost?.today)}
        fill="none"
        strokeWidth="3"
        strokeDasharray="10 8"
        className="stroke-danger"
      />
    </>
  );
}

function amount({ figures }: DrawingProps["result"], words: DrawingProps["words"], when?: "today") {
  const lost = figures.find(({ id }) => id === "lost");
  if (!lost) return "";
  const value = when ? (lost.today ?? 0) : lost.value;
  return `${words.marks?.[when ? "lostToday" : "lost"]} ${quantity(value, lost.unit, lost.digits, language)}`;
}

/** What the pool at the hole and the colours say. */
const LossLegend = ({ words, result }: Pick<DrawingProps, "words" | "result">) => (
  <Legend
    entries={[
      {
        mark: <circle cx="12" cy="12" r="11" className="fill-hue opacity-40" />,
        text: amount(result, words),
      },
      {
        mark: (
          <circle
            cx="12"
            cy="12"
            r="10"
            fill="none"
            strokeWidth="3"
            strokeDasharray="5 4"
            className="stroke-danger"
          />
        ),
        text: amount(result, words, "today"),
      },
      ...losses.map(({ id, fill }) => ({
        mark: <circle cx="12" cy="12" r="7" className={fill} />,
        text: words.marks?.[id],
      })),
    ]}
  />
);

/** A tank on its legs, or the works that fill it. */
const Tank = ({ x, y, isWorks }: { x: number; y: number; isWorks: boolean }) => (
  <g
    transform={`translate(${short(x)} ${short(y)})`}
    className="fill-foreground stroke-background"
    strokeWidth="2"
  >
    {isWorks ? (
      <path d="M-22 16V-10L-8 -18V-10L6 -18V-10L20 -18V16Z" />
    ) : (
      <path d="M-22 -26Q0 -38 22 -26V-2Q0 8 -22 -2ZM-14 4L-17 26H-11L-8 6H8L11 26H17L14 4Q0 12 -14 4Z" />
    )}
  </g>
);

export const water = drawing({ Drawing: WaterDrawing });
