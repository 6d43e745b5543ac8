import { expect, test } from "vitest";
import { lateStart as lateStartWith } from "./late-start.ts";

const lateStart = (page: string) => lateStartWith(page, "/assets/styles.css");

const page = `<html><head><link rel="modulepreload" href="/assets/root.js"/><script>theme()</script></head><body><p>Hello</p>
<script>window.__reactRouterContext = {};</script><script type="module" async="">import * as route0 from "/assets/root.js";
window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");</script><script>window.__reactRouterContext.streamController.enqueue("data");</script></body></html>`;

test("a page asks for no module until its visitor stirs", () => {
  const { html } = lateStart(page);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).not.toContain('type="module"');
  expect(html).toContain("<p>Hello</p>");
});

test("a page keeps its own inline scripts, and a script's place for each that moved, for hydration", () => {
  const { html } = lateStart(page);
  expect(html).toContain("<script>theme()</script>");
  expect(html.match(/<script><\/script>/g)).toHaveLength(3);
});

test("the state is in place before the entry starts", () => {
  const { start } = lateStart(page);
  const order = ["__reactRouterContext = {}", "enqueue(await late.data)", 'import("/assets/entry.js")'];
  const places = order.map((text) => start.content.indexOf(text));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test("the state travels as data, apart from the code, which pages of a kind share", () => {
  const other = lateStart(page.replace('"data"', String.raw`"say \"hello\""`));
  expect(JSON.parse(other.data.content)).toBe('say "hello"');
  expect(lateStart(page).data.path).toBe(lateStart(page).data.path);
  expect(other.data.path).not.toBe(lateStart(page).data.path);
});

test("the styles of the other pages are there before the app starts", () => {
  const { html, start, data } = lateStart(page);
  expect(html).not.toContain('rel="stylesheet"');
  expect(html).toContain(`f("stylesheet","/assets/styles.css","not all")`);
  expect(html).toContain(`fetch("${data.path}")`);
  expect(start.content).toMatch(/^const late=window.late;await late.styles;/);
});
