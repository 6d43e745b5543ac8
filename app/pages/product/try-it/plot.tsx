import { FoldedTable } from "#app/ui/course/folded-table.tsx";
import { quantity } from "#contract/trial/trial.ts";
import type { SimulatorContent, TryItContent } from "#model/kinds/simulator.ts";
import { language } from "#model/language.ts";
import type { Plot as PlotData } from "#simulation/simulator.ts";
import { pathThrough, short } from "./paths.ts";
import { niceScale } from "./scale.ts";

type PlotProps = PlotData & {
  words: NonNullable<SimulatorContent["plot"]>;
  /** The moment that the drawing shows, as a share of the way from the first value to the last. */
  at?: number;
};

type Line = PlotData["lines"][number];

/** Lines over time or another quantity: those of one unit together, each unit on a scale of its own. */
export function Plot({ x, lines, words, at }: PlotProps) {
  const unitOf = ({ id, unit }: Line) => words.lines[id]?.unit ?? unit;
  const units = [...new Set(lines.map(unitOf))];
  return (
    <div className="mt-8">
      <h3 className="font-sans font-semibold text-small">{words.title}</h3>
      <div className={units.length > 1 ? "grid gap-x-10 lg:grid-cols-2" : ""}>
        {units.map((unit) => (
          <Chart
            key={unit}
            x={x}
            unit={unit}
            lines={lines.filter((line) => unitOf(line) === unit)}
            words={words}
            at={at}
          />
        ))}
      </div>
      {words.note && <p className="mt-3 text-muted text-small">{words.note}</p>}
    </div>
  );
}

/** The drawing stretches with the page; its labels are text of the page's own size. */
function Chart({ x, lines, unit, words, at }: PlotProps & { unit: string }) {
  const scale = niceScale(lines.flatMap(({ values }) => values));
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((part) => Math.round(part * (x.values.length - 1)));
  return (
    <div>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-small">
        {lines.map(({ id }, index) => (
          <li key={id} className="flex items-center gap-2">
            <svg aria-hidden="true" viewBox="0 0 24 8" className="w-6">
              <path d="M0 4h24" className={strokeOf(id, index)} strokeWidth="3" />
            </svg>
            {words.lines[id]?.label}
          </li>
        ))}
      </ul>
      <div className="mt-4 grid grid-cols-[auto_1fr] gap-x-2 text-muted text-sm tabular-nums">
        <div aria-hidden="true" className="-my-2.5 flex flex-col justify-between text-right">
          {[scale.max, (scale.max + scale.min) / 2, scale.min].map((value, index) => (
            <span key={value}>{quantity(value, index ? "" : unit, scale.digits, language)}</span>
          ))}
        </div>
        <svg
          role="img"
          aria-label={`${words.title}: ${lines.map(({ id }) => words.lines[id]?.label).join(", ")}`}
          viewBox={`0 0 ${side} ${side}`}
          preserveAspectRatio="none"
          className="h-32 w-full overflow-visible sm:h-40"
        >
          <path
            d={`M0 0H${side}M0 ${side / 2}H${side}M0 ${side}H${side}`}
            className="plot-line stroke-border"
          />
          {lines.map(({ id, values }, index) => (
            <path
              key={id}
              d={pathOf(x.values, values, scale)}
              strokeWidth="2.5"
              className={`plot-line ${strokeOf(id, index)}`}
            />
          ))}
          {at !== undefined && (
            <path
              d={`M${short(at * side)} 0V${side}`}
              strokeWidth="2"
              className="plot-line stroke-foreground"
            />
          )}
        </svg>
        <div aria-hidden="true" className="col-start-2 mt-1 flex justify-between">
          {ticks.map((tick) => (
            <span
              key={tick}
              className="flex w-0 justify-center whitespace-nowrap first:justify-start last:justify-end"
            >
              {xOf(x.values[tick] ?? 0, x, words.x.unit)}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The same as numbers: enough rows to follow it, not all. */
export function PlotTable({ x, lines, words, shared }: Omit<PlotProps, "at"> & { shared: TryItContent }) {
  const every = Math.ceil(x.values.length / 13);
  const columns = lines.map(({ id, unit, values }) => {
    const { digits } = niceScale(values);
    return {
      label: [words.lines[id]?.label, unit && (words.lines[id]?.unit ?? unit)].filter(Boolean).join(", "),
      cellAt: (row: number) => quantity(values[row] ?? 0, "", digits, language),
    };
  });
  const rows = x.values.flatMap((value, row) =>
    row % every ? [] : [[xOf(value, x, words.x.unit), ...columns.map(({ cellAt }) => cellAt(row))]],
  );
  return (
    <FoldedTable
      title={words.title}
      summary={shared.table}
      head={[words.x.label, ...columns.map(({ label }) => label)]}
      rows={rows}
      className="grow"
    />
  );
}

const strokes = ["stroke-hue", "stroke-primary", "stroke-danger", "stroke-amber", "stroke-success"];

/** Today's practice, or the usual, is always the quiet, broken line. */
const strokeOf = (id: string, index: number) =>
  /today|normal/i.test(id) ? "stroke-muted [stroke-dasharray:5_4]" : strokes[index % strokes.length];

/** Hours of the clock run on after midnight: 25 h is one o'clock. */
export function xOf(value: number, { id, unit }: PlotData["x"], shownUnit = unit) {
  if (id !== "clock") return quantity(value, shownUnit, Number.isInteger(value) ? 0 : 1, language);
  const minutes = Math.round(value * 60);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}

/** More points than this are not seen, and would only make the page heavier. */
const mostPoints = 100;

/** The plot's own units, across and down. */
const side = 1000;

function pathOf(x: number[], y: number[], { min, max }: { min: number; max: number }) {
  const [first = 0, last = 1] = [x[0], x.at(-1)];
  const every = Math.ceil(y.length / mostPoints);
  const points = y.flatMap((value, index) => {
    if (index % every && index < y.length - 1) return [];
    const [across, up] = [((x[index] ?? first) - first) / (last - first || 1), (value - min) / (max - min)];
    return { x: across * side, y: (1 - up) * side };
  });
  return pathThrough(points);
}
