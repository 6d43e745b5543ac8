/**
 * What a visitor tried in a simulator and sends with an enquiry: the inputs and the figures, as one short text that an
 * address can carry: `video;camera:2mp,focal:8;identify:10.8/3.5,storage:648`. After a slash stands today's practice.
 * Only ids and numbers travel. The words come from the build, on both sides, so nobody can put others in their place.
 */
type Trial = {
  simulator: string;
  inputs: Record<string, number | string>;
  figures: Record<string, { value: number; today?: number }>;
};

/** What there is to try, by the simulator's id: enough to check a trial and to say it in words. */
export type TrialFacts = Record<string, Tryable>;

export type Tryable = {
  title: string;
  /** The path of the page on which it stands. */
  page: string;
  inputs: Record<string, TryableInput>;
  figures: Record<string, { label: string; unit: string; digits: number }>;
};

export type TryableInput = { label: string } & (
  | { unit: string; min: number; max: number }
  | { options: Record<string, string> }
);

/** A trial in words, and the address that shows the same again. */
type TrialInWords = {
  title: string;
  /** Path and query, without the site's origin. */
  link: string;
  inputs: { label: string; value: string }[];
  figures: { label: string; value: string; today?: string }[];
};

const longest = 1000;
// More than any figure is, and no more digits than a number keeps.
const mostDigits = 1e15;

export function trialText({ simulator, inputs, figures }: Trial): string {
  const results = Object.entries(figures).map(([id, { value, today }]) =>
    today === undefined ? `${id}:${value}` : `${id}:${value}/${today}`,
  );
  const entered = Object.entries(inputs).map(([id, value]) => `${id}:${value}`);
  return [simulator, entered.join(), results.join()].join(";");
}

/** The trial that a text holds; undefined unless each part of it is one that the simulator knows and allows. */
export function trialIn(text: unknown, facts: TrialFacts): Trial | undefined {
  if (typeof text !== "string" || text.length > longest) return undefined;
  const [simulator = "", entered = "", results = "", ...rest] = text.split(";");
  if (rest.length || !Object.hasOwn(facts, simulator)) return undefined;
  const known = facts[simulator] as Tryable;
  const inputs = readAll(entered, known.inputs, inputFrom);
  const figures = readAll(results, known.figures, figureFrom);
  return inputs && figures ? { simulator, inputs, figures } : undefined;
}

export function trialInWords(
  { simulator, inputs, figures }: Trial,
  facts: TrialFacts,
  language: string,
): TrialInWords {
  const { title, page, ...known } = facts[simulator] as Tryable;
  const query = Object.entries(inputs).map(([id, value]) => `${id}=${value}`);
  return {
    title,
    link: `${page}?${query.join("&")}#try-it`,
    inputs: Object.entries(known.inputs).map(([id, input]) => ({
      label: input.label,
      value: inputInWords(input, inputs[id] ?? "", language),
    })),
    figures: Object.entries(known.figures).map(([id, { label, unit, digits }]) => {
      const { value, today } = figures[id] ?? { value: 0 };
      return {
        label,
        value: quantity(value, unit, digits, language),
        ...(today !== undefined && { today: quantity(today, unit, digits, language) }),
      };
    }),
  };
}

/** A number with its unit, as a reader writes it: 1,250 kWh, 40%, 15°, ₹12.4 lakh. */
export function quantity(value: number, unit: string, digits: number, language: string): string {
  if (unit === "₹" && Math.abs(value) >= 1e5) return rupees(value, language);
  const number = formatOf(language, digits).format(value);
  if (unit === "₹") return value < 0 ? `−₹${number.slice(1)}` : `₹${number}`;
  return ["", "%", "°"].includes(unit) ? number + unit : `${number}\u00a0${unit}`;
}

/** Making one takes longer than all the rest of a figure: a slider needs a hundred of them with each move. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: string, digits: number | "spoken"): Intl.NumberFormat {
  const key = `${language} ${digits}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(
    language,
    digits === "spoken"
      ? { notation: "compact", compactDisplay: "long", maximumSignificantDigits: 3 }
      : { minimumFractionDigits: digits, maximumFractionDigits: digits },
  );
  formats.set(key, made);
  return made;
}

/** A large sum as it is spoken, in lakh and crore. */
function rupees(value: number, language: string) {
  const text = formatOf(language, "spoken").format(Math.abs(value));
  return `${value < 0 ? "−" : ""}₹${text.replace(/\s/g, "\u00a0")}`;
}

function inputInWords(input: TryableInput, value: number | string, language: string) {
  if ("options" in input) return input.options[value] ?? "";
  return quantity(Number(value), input.unit, decimalsOf(Number(value)), language);
}

/** How many decimals a number is written with. */
export const decimalsOf = (value: number) => String(value).split(".")[1]?.length ?? 0;

/** Every id once with a value that its reader accepts, and no other id. */
function readAll<Spec, Value>(
  text: string,
  specs: Record<string, Spec>,
  read: (text: string, spec: Spec) => Value | undefined,
): Record<string, Value> | undefined {
  const entries = new Map(text.split(",").map((part) => splitOnce(part)));
  const ids = Object.keys(specs);
  if (entries.size !== ids.length) return undefined;
  const values = ids.map((id) => [id, read(entries.get(id) ?? "", specs[id] as Spec)] as const);
  return values.some(([, value]) => value === undefined)
    ? undefined
    : (Object.fromEntries(values) as Record<string, Value>);
}

function splitOnce(part: string): [string, string] {
  const colon = part.indexOf(":");
  return [part.slice(0, colon), part.slice(colon + 1)];
}

function inputFrom(text: string, input: TryableInput): number | string | undefined {
  if ("options" in input) return Object.hasOwn(input.options, text) ? text : undefined;
  const value = numberFrom(text);
  return value !== undefined && value >= input.min && value <= input.max ? value : undefined;
}

function figureFrom(text: string): { value: number; today?: number } | undefined {
  const [first = "", second, ...rest] = text.split("/");
  const value = numberFrom(first);
  const today = second === undefined ? undefined : numberFrom(second);
  if (rest.length || value === undefined || (second !== undefined && today === undefined)) return undefined;
  return today === undefined ? { value } : { value, today };
}

function numberFrom(text: string): number | undefined {
  const value = Number(text);
  return /^-?\d+(\.\d+)?$/.test(text) && Math.abs(value) < mostDigits ? value : undefined;
}
