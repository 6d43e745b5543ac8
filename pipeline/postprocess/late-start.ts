import { parseSync } from "vite";
import { bundleScript } from "../vite/inline-script.ts";
import {
  append,
  attributeOf,
  type Element,
  only,
  type Page,
  remove,
  type Step,
  setText,
  textOf,
} from "./page.ts";

const startScript = `${import.meta.dirname}/start-script.ts`;

/**
 * A page that works without JavaScript does not need its 100 kB first. As the framework renders them, the pages ask for
 * all modules at once and carry their loaders' data twice, as HTML and as a script. Here both move into files of their
 * own, which start-script.ts fetches on the first sign of a visitor's intent, or some seconds after the page has loaded.
 * Measured on a slow phone line: first paint 1.81 s -> 0.71 s (docs/decisions/2026-11-15-late-start.md).
 */
export async function lateStart(): Promise<Step> {
  const code = await bundleScript(startScript);
  return (page) => {
    const modules = takePreloads(page);
    const inline = page.elements("script").filter((script) => attributeOf(script, "src") === undefined);
    const loading = take(only(inline.filter(isModule), "the framework's module script"));
    const { setup, data } = stateIn(inline.filter(isState).map(take));
    const start = page.addFile("start", "js", startModule(loading, setup));
    const body = only(page.elements("body"), "<body>");
    append(
      body,
      "script",
      { "data-start": [start, ...modules].join(" "), "data-state": page.addFile("data", "json", data) },
      code,
    );
  };
}

const isModule = (script: Element) => attributeOf(script, "type") === "module";
const isState = (script: Element) => textOf(script).startsWith("window.__reactRouterContext");

function takePreloads(page: Page) {
  const links = page.elements("link").filter((link) => attributeOf(link, "rel") === "modulepreload");
  if (!links.length) throw new Error(`expected <link rel="modulepreload">, found none`);
  for (const link of links) remove(link);
  return links.map((link) => attributeOf(link, "href") ?? "");
}

/** React expects the script to be there when it hydrates; what is in it does not matter. */
function take(script: Element) {
  const code = textOf(script);
  setText(script, "");
  script.attrs = [];
  return code;
}

const streamed = "await window.pageState";

/** The scripts that set up the router's state; the loaders' data, which they push into a stream, apart from them. */
function stateIn(scripts: string[]) {
  const pushes = scripts.flatMap((code) => pushIn(code) ?? []);
  const [push] = pushes;
  if (!push || pushes.length > 1)
    throw new Error(`expected one streamController.enqueue("…"), found ${pushes.length}`);
  const setup = scripts.map((code) =>
    code === push.code ? code.slice(0, push.start) + streamed + code.slice(push.end) : code,
  );
  return { setup: setup.join("\n"), data: JSON.stringify(push.value) };
}

/** Where a script like `….streamController.enqueue("…")` has its text. */
function pushIn(code: string) {
  const [statement] = statementsIn(code);
  if (statement?.type !== "ExpressionStatement" || statement.expression.type !== "CallExpression") return;
  const { callee, arguments: given } = statement.expression;
  const [text] = given;
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
  if (callee.property.name !== "enqueue" || text?.type !== "Literal" || typeof text.value !== "string")
    return;
  return { code, value: text.value, start: text.start, end: text.end };
}

/** The state must be there before the entry, which the framework's module imports last; a failure of either is told. */
function startModule(loading: string, setup: string) {
  const entry = statementsIn(loading).at(-1);
  if (entry?.type !== "ExpressionStatement" || entry.expression.type !== "ImportExpression")
    throw new Error("expected the framework's module script to end with import(…)");
  return `${loading.slice(0, entry.start)}${setup}\nawait ${loading.slice(entry.start)}`;
}

function statementsIn(code: string) {
  const { program, errors } = parseSync("script.js", code, { sourceType: "module" });
  if (errors.length) throw new Error(`a script of the framework cannot be parsed: ${errors[0]?.message}`);
  return program.body;
}
