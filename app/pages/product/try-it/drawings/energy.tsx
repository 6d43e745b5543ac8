import { quantity } from "#contract/trial/trial.ts";
import { language } from "#model/language.ts";
import type { Plot } from "#simulation/simulator.ts";
import { short } from "../paths.ts";
import { xOf } from "../plot.tsx";
import { type DrawingProps, drawing, height, width } from "./drawing.ts";

const [left, right, top, bottom] = [16, width - 16, 70, height - 56];

/** The day in the meter's own blocks: what is left of each, what is gone, and the highest, which is billed. */
function EnergyDrawing({ words, result }: DrawingProps) {
  const { x, lines } = result.plot as Plot;
  const [after, today] = ["after", "today"].map((id) => lines.find((line) => line.id === id)?.values ?? []);
  const max = Math.max(1, ...lines.flatMap(({ values }) => values));
  const step = (right - left) / x.values.length;
  const y = (value: number) => short(bottom - (value / max) * (bottom - top));
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words.drawing} className="block w-full">
      <path d={blocksOf(today ?? [], step, y)} className="fill-muted opacity-25" />
      <path d={blocksOf(after ?? [], step, y)} className="fill-hue" />
      <Highest
        values={today ?? []}
        y={y}
        step={step}
        unit={lines[0]?.unit ?? ""}
        label={words.plot?.lines.today?.label}
        tone="today"
      />
      <Highest
        values={after ?? []}
        y={y}
        step={step}
        unit={lines[0]?.unit ?? ""}
        label={words.plot?.lines.after?.label}
        tone="after"
      />
      <g className="drawing-text fill-muted">
        {[0, 0.25, 0.5, 0.75].map((part) => (
          <text key={part} x={short(left + part * (right - left))} y={height - 18}>
            {xOf(x.values[Math.round(part * x.values.length)] ?? 0, x)}
          </text>
        ))}
      </g>
    </svg>
  );
}

/** All blocks of a day, with a gap between each and the next. */
const blocksOf = (values: number[], step: number, y: (value: number) => number) =>
  values
    .map((value, block) => {
      const [from, to] = [left + block * step, left + (block + 1) * step - 1].map(
        (x) => Math.round(x * 10) / 10,
      );
      return `M${from} ${bottom}V${y(value)}H${to}V${bottom}z`;
    })
    .join("");

type HighestProps = {
  values: number[];
  y: (value: number) => number;
  step: number;
  unit: string;
  label?: string;
  tone: "today" | "after";
};

/** The block that is billed, and how high it is. */
function Highest({ values, y, step, unit, label, tone }: HighestProps) {
  const most = Math.max(...values);
  const block = values.indexOf(most);
  const at = y(most);
  // At the night's end of the day, where the blocks are low: one label above its line, the other below.
  const text = tone === "today" ? at - 14 : at + 36;
  return (
    <g>
      <path
        d={`M${left} ${at}H${right}`}
        strokeWidth="2.5"
        strokeDasharray={tone === "today" ? "7 6" : undefined}
        className={tone === "today" ? "stroke-danger" : "stroke-foreground"}
      />
      <rect
        x={left + block * step}
        y={at}
        width={step - 1}
        height={short(bottom - at)}
        className={tone === "today" ? "fill-danger opacity-60" : "fill-foreground opacity-60"}
      />
      <text
        x={left}
        y={text}
        className={`drawing-text drawing-halo font-semibold ${tone === "today" ? "fill-danger" : "fill-foreground"}`}
      >
        {label} {quantity(most, unit, 0, language)}
      </text>
    </g>
  );
}

export const energy = drawing({ Drawing: EnergyDrawing, showsPlot: true });
