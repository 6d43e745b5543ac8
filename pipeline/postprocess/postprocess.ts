import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { uncached } from "../kept.ts";
import { lateStart } from "./late-start.ts";
import { type Page, parsePage, type Step } from "./page.ts";
import { pageStyles } from "./page-styles.ts";

const steps = { "page-styles": pageStyles, "late-start": lateStart };

/**
 * Makes the prerendered pages light. Each is parsed once, changed by the steps and written once; README.md tells what
 * every step gives. POSTPROCESS_SKIP=late-start,page-styles leaves steps out. A page that is rendered as before is kept.
 */
export async function postprocess(
  folder: string,
  { keep = uncached, skip = namesIn(process.env.POSTPROCESS_SKIP) } = {},
) {
  const pending: [string, Step][] = [];
  for (const [name, prepare] of Object.entries(steps))
    if (!skip.includes(name)) pending.push([name, await prepare()]);
  for (const file of globSync("**/*.html", { cwd: folder })) {
    // What is made meanwhile, such as link previews, goes on.
    await setImmediate();
    const rendered = readFileSync(join(folder, file), "utf8");
    const made = await keep(["postprocess", skip, file, rendered], async () => {
      const page = parsePage(rendered);
      for (const [name, step] of pending) run(name, step, page, file);
      return Buffer.from(JSON.stringify([...page.files, [file, page.toString()]]));
    });
    for (const [path, content] of JSON.parse(made.toString()) as [string, string][])
      writeFileSync(join(folder, path), content);
  }
}

export function run(name: string, step: Step, page: Page, file: string) {
  try {
    step(page);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause;
    throw new Error(
      `Postprocessing ${file}, step "${name}": ${reason}. See pipeline/postprocess/README.md; POSTPROCESS_SKIP=${name} builds without this step.`,
      { cause },
    );
  }
}

function namesIn(list = "") {
  const names = list.split(",").filter(Boolean);
  const unknown = names.filter((name) => !Object.hasOwn(steps, name));
  if (unknown.length) throw new Error(`POSTPROCESS_SKIP names no step: ${unknown.join(", ")}.`);
  return names;
}
