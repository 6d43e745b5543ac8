import { expect, test } from "vitest";
import { lateStart } from "./late-start.ts";
import { attributeOf, parsePage } from "./page.ts";

const page = `<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/root.js"/><script>theme()</script></head><body><p>Hello</p>
<script>window.__reactRouterContext = {};</script><script type="module" async="">import * as route0 from "/assets/root.js";
window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");</script><script>window.__reactRouterContext.streamController.enqueue("data");</script><script>window.__reactRouterContext.streamController.close();</script></body></html>`;

const step = await lateStart();

function process(text: string) {
  const processed = parsePage(text);
  step(processed);
  const script = processed.elements("script").at(-1);
  const [start = "", ...modules] = (script && attributeOf(script, "data-start"))?.split(" ") ?? [];
  const state = (script && attributeOf(script, "data-state")) ?? "";
  const file = (path: string) => processed.files.get(path) ?? "";
  return { html: processed.toString(), modules, start: file(start), state, data: JSON.parse(file(state)) };
}

test("a page asks for no module before its visitor shows intent", () => {
  const { html, modules } = process(page);
  expect(html).not.toContain('rel="modulepreload"');
  expect(html).not.toContain('type="module"');
  expect(html).toContain("<p>Hello</p>");
  expect(modules).toEqual(["/assets/root.js"]);
});

test("a page keeps its own inline scripts, and an empty script for each that moved, for hydration", () => {
  const { html } = process(page);
  expect(html).toContain("<script>theme()</script>");
  expect(html.match(/<script><\/script>/g)).toHaveLength(4);
});

test("the state is in place before the entry starts, and a failure of the entry is not lost", () => {
  const { start } = process(page);
  const order = [
    "__reactRouterContext = {}",
    "enqueue(await window.pageState)",
    ".close()",
    'await import("/assets/entry.js")',
  ];
  const places = order.map((text) => start.indexOf(text));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test("the state travels as data, apart from the code, which pages of a kind share", () => {
  const other = process(page.replace('"data"', String.raw`"say \"hello\" – \u003c/script>"`));
  expect(other.data).toBe('say "hello" – </script>');
  expect(other.start).toBe(process(page).start);
  expect(other.state).not.toBe(process(page).state);
});

test.each([
  ["no preloads", /<link[^>]*>/, "", 'expected <link rel="modulepreload">'],
  ["no module script", /type="module"/, 'type="text/plain"', "the framework's module script once"],
  ["a module that does more after its entry", 'import("/assets/entry.js");', "start();", "end with import"],
  ["state of another name", /__reactRouterContext/g, "__routerState", "found 0"],
  ["data that is no longer a string", '"data"', "[1,2]", "found 0"],
  [
    "data in two parts",
    '("data");',
    '("data");</script><script>window.__reactRouterContext.c.enqueue("more");',
    "found 2",
  ],
  ["a script that cannot be parsed", 'import("/assets/entry.js");', "import(", "cannot be parsed"],
])("it stops at a page with %s", (_, part, instead, message) => {
  expect(() => process(page.replace(part, instead))).toThrow(message);
});
