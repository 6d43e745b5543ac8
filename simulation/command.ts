import { isSimulator, simulators } from "./index.ts";
import type { Input, InputSpecs } from "./simulator.ts";

/** Runs a simulator from the command line: `npm run simulate -- water hole=40 place=hill`. */
if (import.meta.main) {
  const [id = "", ...rest] = process.argv.slice(2);
  const settings = rest.filter((word) => word !== "--json");
  await (isSimulator(id) ? simulate(id, settings, rest.includes("--json")) : list(id)).catch(
    (error: Error) => {
      console.error(error.message);
      process.exitCode = 1;
    },
  );
}

async function simulate(id: keyof typeof simulators, settings: string[], json: boolean) {
  const { inputs, run } = await simulators[id]();
  const values = valuesFrom(inputs, settings);
  const { scene: _, ...result } = await run(values as never);
  if (json) return console.log(JSON.stringify({ id, values, ...result }, null, 2));
  console.table(values);
  console.table(
    Object.fromEntries(result.figures.map(({ id, value, unit, today = "" }) => [id, { value, unit, today }])),
  );
  for (const { at, id, values } of result.events ?? []) console.log(clock(at), id, values);
}

async function list(asked: string) {
  if (asked)
    throw new Error(`There is no simulator "${asked}". There are: ${Object.keys(simulators).join(", ")}.`);
  for (const [id, open] of Object.entries(simulators)) {
    const { inputs } = await open();
    console.log(`${id}\n${Object.entries(inputs).map(described).join("\n")}\n`);
  }
}

/** The initial values, but for what is set by `input=value`. */
export function valuesFrom(inputs: InputSpecs, settings: string[]): Record<string, number | string> {
  const initial = Object.entries(inputs).map(([id, input]) => [id, input.initial]);
  const set = settings.map((setting) => {
    const [id = "", value = ""] = setting.split("=");
    const input = inputs[id];
    if (!input) throw new Error(`There is no input "${id}". There are: ${Object.keys(inputs).join(", ")}.`);
    return [id, allowed(id, input, value)];
  });
  return Object.fromEntries([...initial, ...set]);
}

function allowed(id: string, input: Input, value: string): number | string {
  const fits =
    input.kind === "choice"
      ? input.options.includes(value)
      : value !== "" && Number(value) >= input.min && Number(value) <= input.max;
  if (!fits) throw new Error(`${described([id, input])}\nis what is allowed, not "${value}".`);
  return input.kind === "choice" ? value : Number(value);
}

function described([id, input]: [string, Input]): string {
  return input.kind === "choice"
    ? `  ${id}=${input.options.join("|")} (${input.initial})`
    : `  ${id}=${input.min}..${input.max} ${input.unit} (${input.initial})`;
}

/** Days, hours and minutes from the start. */
function clock(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${Math.floor(minutes / 1440)} d ${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}
