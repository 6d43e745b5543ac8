import { expect, test } from "vitest";
import { lateStart } from "./late-start.ts";

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
  const { code } = lateStart(page).start;
  expect(code.indexOf("enqueue(")).toBeLessThan(code.indexOf('import("/assets/entry.js")'));
  expect(code.indexOf("__reactRouterContext = {}")).toBeLessThan(code.indexOf("enqueue("));
});

test("pages with the same state share their start, others do not", () => {
  expect(lateStart(page).start.path).toBe(lateStart(page).start.path);
  expect(lateStart(page.replace("data", "more")).start.path).not.toBe(lateStart(page).start.path);
});
