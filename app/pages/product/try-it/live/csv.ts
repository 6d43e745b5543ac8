import { decimalsOf } from "#contract/trial/trial.ts";
import { fill } from "#model/words/fill.ts";
import type { Outcome, TrialProps } from "../trial.ts";

/** All that was entered and came out, as spreadsheets read it (RFC 4180), in UTF-8 with the mark that Excel needs. */
export function csvOf({ inputs, words, shared, values, result }: TrialProps & Outcome, link: string) {
  const rows: Cell[][] = [
    [words.title],
    [link],
    [],
    [shared.inputs],
    ...Object.entries(inputs).map(([id, input]): Cell[] => {
      const { label, unit, options } = words.inputs[id] ?? { label: id };
      return input.kind === "choice"
        ? [label, options?.[String(values[id])] ?? ""]
        : [label, values[id] ?? "", unit ?? input.unit];
    }),
    [],
    [shared.results, "", "", shared.today],
    ...result.figures.map(({ id, value, today, unit, digits }): Cell[] => [
      words.figures[id]?.label ?? id,
      rounded(value, digits),
      words.figures[id]?.unit ?? unit,
      today === undefined ? "" : rounded(today, digits),
    ]),
    ...plotRows(result.plot, words.plot),
    ...eventRows(result.events, words.events),
  ];
  return `\ufeff${rows.map((row) => row.map(cell).join()).join("\r\n")}\r\n`;
}

type Cell = string | number;

function plotRows(plot: Outcome["result"]["plot"], words: TrialProps["words"]["plot"]): Cell[][] {
  if (!plot || !words) return [];
  const named = (label: string, unit: string) => (unit ? `${label}, ${unit}` : label);
  return [
    [],
    [
      named(words.x.label, words.x.unit ?? plot.x.unit),
      ...plot.lines.map(({ id, unit }) => named(words.lines[id]?.label ?? id, words.lines[id]?.unit ?? unit)),
    ],
    ...plot.x.values.map((x, row) => [
      rounded(x, 4),
      ...plot.lines.map(({ values }) => rounded(values[row] ?? 0, 4)),
    ]),
  ];
}

function eventRows(events: Outcome["result"]["events"], words: TrialProps["words"]["events"]): Cell[][] {
  if (!events?.length || !words) return [];
  const inWords = (values: Record<string, number | string>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  return [[], ...events.map(({ at, id, values }): Cell[] => [at, fill(words[id] ?? id, inWords(values))])];
}

const rounded = (value: number, digits: number) =>
  decimalsOf(value) > digits ? Number(value.toFixed(digits)) : value;

/** Quoted where it must be. A text that begins like a formula would be run when the file is opened. */
function cell(value: Cell) {
  if (typeof value === "number") return String(value);
  const safe = /^\s*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
