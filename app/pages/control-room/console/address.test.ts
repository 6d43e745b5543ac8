import { expect, test } from "vitest";
import { scenarioOf } from "#simulation/control/plan.ts";
import { searchOf, type View, viewFrom } from "./address.ts";

test("an address brings back the day, the minute and all that was done", () => {
  const view: View = {
    minute: 615,
    plan: {
      scenario: "monsoon",
      seed: "1",
      orders: [
        { kind: "burst", at: 600, main: "hill", millimetres: 60 },
        { kind: "lamp", at: 1200, lamp: 3 },
        { kind: "theft", at: 1260, circuit: "promenade" },
        { kind: "fire", at: 700, block: "32" },
        { kind: "festival", at: 1020, block: "11" },
        { kind: "outage", at: 800, block: "43" },
      ],
    },
  };
  expect(viewFrom(searchOf(view))).toEqual(view);
});

test("what an address must not ask for is left out, and the rest is shown", () => {
  const view = viewFrom("?day=nonsense&at=99999&do=fire.700.99,war.1.2,burst.-5.hill,lamp..3,fire.700.32");
  expect(view.plan.scenario).toBe("ordinary");
  expect(view.minute).toBe(scenarioOf("ordinary").from);
  expect(view.plan.orders).toEqual([{ kind: "fire", at: 700, block: "32" }]);
});

test("a wished day is taken where the address names none", () => {
  expect(viewFrom("", "theft").plan.scenario).toBe("theft");
  expect(viewFrom("?day=burst", "theft").plan.scenario).toBe("burst");
});
