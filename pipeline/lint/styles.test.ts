import { expect, test } from "vitest";
import { problemsInStyles } from "./styles.ts";

test.each([
  ["app/x.tsx", `<p className="text-[0.9375rem]">`],
  ["app/x.tsx", `<p className="lg:text-[clamp(1rem,2vw,3rem)]">`],
  ["app/x.tsx", `<p className="first-letter:leading-[0.8]">`],
  ["app/x.css", "font-size: clamp(1rem, 2vw, 3rem);"],
  ["app/x.css", "  dt { font-size: 1.0625rem; }"],
  ["app/x.css", "font: 600 1rem/1.2 var(--font-display);"],
  ["app/x.tsx", `<p className="min-h-[clamp(1rem,2vw,3rem)]">`],
  ["app/x.tsx", `<ul className="mt-4 space-y-2">`],
  ["app/x.tsx", `<ul className="md:divide-y">`],
  ["app/x.tsx", `<ul className="*:border">`],
  ["app/x.tsx", `<ul className="md:**:text-lead">`],
  ["app/x.tsx", `<p className="text-small [&>p+p]:mt-5">`],
  ["app/x.css", "    > * + * {"],
  ["app/x.css", ":is(main section ~ section, footer) {"],
  ["app/x.css", "body:has(:checked) .strip {"],
  ["app/x.css", ".page:has(input:focus-visible) {"],
  ["app/x.css", '.gallery:where(:has([value="1"]:checked)) img {'],
  ["app/x.css", "html:not([data-moved]) :is(h2, h3, .place):target {"],
  ["app/x.css", "    > * {"],
  ["app/x.css", "::view-transition-old(.shared-title),"],
  ["app/x.css", "margin: calc(-1 * max(var(--gutter), (100vw - var(--page)) / 2));"],
])("in %s, %s is a problem", (file, text) => {
  expect(problemsInStyles(file, `\n${text}`).map(({ line }) => line)).toContain(2);
});

test.each([
  ["app/x.tsx", `<p className="text-small text-muted [&>p:not(:first-child)]:mt-5">`],
  ["app/x.tsx", "const sum = a + b;"],
  ["app/x.css", ".group + .group {"],
  ["app/x.css", "width: calc(100% - var(--a) + 2rem);"],
  ["app/x.tsx", "/** a comment: */"],
  ["app/x.css", "html:has(dialog:modal) {"],
  ["app/x.css", ":is(h2, h3, .place)[data-arrived],"],
  ["app/x.css", "  &:is(:user-invalid, [aria-invalid]) {"],
  ["app/x.css", "  :root::view-transition-group(bar) {"],
  ["app/x.css", "font-size: var(--text-small);"],
  ["app/x.css", "font-size: min(14cqi, var(--text-display));"],
  ["app/x.css", "font-size: --theme(--text-stats);"],
  ["app/x.css", "font-size: 0.9em;"],
  ["app/x.css", "font-size: inherit;"],
  ["app/x.css", "font: inherit;"],
  ["app/styles/print.css", "font-size: 78%;"],
  ["app/styles/tokens.css", "--edge: max(var(--gutter), (100vw - var(--page)) / 2);"],
])("in %s, %s is none", (file, text) => {
  expect(problemsInStyles(file, text)).toEqual([]);
});
