import type { Page } from "@playwright/test";
import { expect } from "../fixtures/site.ts";

type Control = { role: string; name: string; landmark: string; to: string };

const landmarks = /^(article|banner|complementary|contentinfo|dialog|main|navigation|region)\b/;
const controls = /^(button|checkbox|combobox|link|radio|slider|switch|tab|textbox)\b/;

/** Every control has a short name, and within one landmark links of one name lead to one place. */
export async function expectNamedControls(page: Page) {
  const found = controlsIn(await page.locator("body").ariaSnapshot());
  expect(found.filter(({ name }) => !name)).toEqual([]);
  // Of a card only the title is its link's name: what goes on and on is listened to with every Tab.
  expect(found.filter(({ role, name }) => role === "link" && name.split(" ").length > 24)).toEqual([]);
  const places = Map.groupBy(
    found.filter(({ role, to }) => role === "link" && to),
    ({ landmark, name }) => `${landmark}: ${name}`,
  );
  for (const [name, links] of places) expect(new Set(links.map(({ to }) => to)).size, name).toBe(1);
}

/** Reads what assistive technology is told: a line for each element, deeper ones further in. */
function controlsIn(snapshot: string): Control[] {
  const open: { depth: number; landmark: string }[] = [];
  const found: Control[] = [];
  for (const line of snapshot.split("\n")) {
    const [, indent = "", said = ""] = /^( *)- (.*)$/.exec(line) ?? [];
    while (open.length && (open.at(-1)?.depth ?? 0) >= indent.length) open.pop();
    const [, role = "", name = ""] = /^(\w+)(?: "((?:\\.|[^"])*)")?/.exec(said) ?? [];
    if (landmarks.test(said)) open.push({ depth: indent.length, landmark: `${role} ${name}` });
    if (controls.test(said)) found.push({ role, name, landmark: open.at(-1)?.landmark ?? "", to: "" });
    const last = found.at(-1);
    if (last && said.startsWith("/url: ")) last.to ||= said.slice(6);
  }
  return found;
}
