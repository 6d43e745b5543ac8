import { describe, expect, test } from "vitest";
import { type Random, randomFrom } from "../random.ts";
import type { ValuesOf } from "../simulator.ts";
import { type Call, drawCalls } from "./calls.ts";
import { openCity } from "./city.ts";
import { dispatch, type Practice } from "./dispatch.ts";
import { emergency } from "./simulator.ts";

type Values = ValuesOf<typeof emergency.inputs>;
const usual: Values = { calls: 120, units: 14, speed: 25, signal: 40, corridor: "on" };
const run = async (values: Partial<Values> = {}) => {
  const { figures, ...rest } = await emergency.run({ ...usual, ...values });
  const byId = Object.fromEntries(figures.map((figure) => [figure.id, figure]));
  return {
    ...rest,
    figures,
    value: (id: string) => byId[id]?.value ?? Number.NaN,
    today: (id: string) => byId[id]?.today ?? Number.NaN,
  };
};

describe("busy units, against queueing theory", () => {
  // Random arrivals, random lengths and no travel: Erlang's own conditions.
  test.each([
    [10, 4.461],
    [15, 8.108],
    [20, 12.031],
  ])("%i units lose 1 in 100 calls at %f erlangs (Erlang B tables)", (units, erlangs) => {
    const responses = dispatch(randomCalls(erlangs, 60_000), { ...idle(units), patience: 0 });
    const lost = responses.filter(({ unit }) => unit === undefined).length;
    expect(lost / responses.length).toBeGreaterThan(0.0085);
    expect(lost / responses.length).toBeLessThan(0.0115);
  });

  test.each([
    [12, 0.4494],
    [13, 0.2853],
    [14, 0.1741],
  ])("at 10 erlangs, %i units let a share of %f wait (Erlang C)", (units, published) => {
    // Kept honest by the formula itself.
    expect(erlangC(10, units)).toBeCloseTo(published, 3);
    const responses = dispatch(randomCalls(10, 100_000), idle(units));
    const waited = responses.filter(({ unitFree, located }) => unitFree > located).length;
    expect(Math.abs(waited / responses.length - published)).toBeLessThan(0.025);
  });
});

describe("the stages' clock, against the example of our article", () => {
  const calls = drawCalls(randomFrom("clock"), 20_000, 365, [1]);
  // Mean, half of calls within, nine of ten within, in seconds.
  test.each([
    ["ringing", 8, 7, 17],
    ["questions", 86, 79, 128],
    ["choosing", 44, 34, 84],
    ["turnout", 66, 63, 96],
  ] as const)("%s", (stage, mean, median, ninetieth) => {
    const sorted = calls.map((call) => call[stage]).toSorted((a, b) => a - b);
    expect(sorted[10_000]).toBeCloseTo(median, -0.7);
    expect(sorted[18_000]).toBeCloseTo(ninetieth, -0.9);
    expect(sorted.reduce((total, one) => total + one, 0) / sorted.length).toBeCloseTo(mean, -0.7);
  });
});

describe("the city", () => {
  const city = openCity();

  test("every place can be reached from every other, and the way back is as long", () => {
    for (const from of [0, 100, 224]) {
      for (const to of city.streets.crossings.keys()) {
        expect(Number.isFinite(city.drive(from, to).metres)).toBe(true);
        expect(city.way(from, to).at(0)).toBe(from);
      }
    }
  });

  test("who is just across the river is far by road", () => {
    const [south, north] = [7 * 15 + 5, 8 * 15 + 5];
    expect(city.drive(south, north).metres).toBeGreaterThan(3 * 700);
  });

  test("calls come as often as entered, more in the evening than before dawn", () => {
    const calls = drawCalls(randomFrom("day"), 28_000, 28, city.calls);
    const at = (hour: number) => calls.filter((call) => Math.floor(call.at / 3600) % 24 === hour).length;
    expect(at(19) / at(3)).toBeGreaterThan(2.5);
    expect(calls.every((call) => call.at < 28 * 86_400)).toBe(true);
  });
});

describe("what must hold whatever is entered", () => {
  test("nobody waits longer by the system than by today's practice", async () => {
    for (const values of [
      {},
      { corridor: "off" },
      { calls: 40 },
      { units: 10 },
      { speed: 40 },
    ] as Partial<Values>[]) {
      const result = await run(values);
      for (const id of ["ninetieth", "median"])
        expect(result.value(id)).toBeLessThanOrEqual(result.today(id));
      expect(result.value("within")).toBeGreaterThanOrEqual(result.today("within"));
    }
  });

  test("more calls, slower roads and longer signals make people wait", async () => {
    const rising = async (inputs: Partial<Values>[]) => {
      const results = await Promise.all(inputs.map((values) => run(values)));
      expectRising(results.map((result) => result.value("ninetieth")));
      expectRising(results.map((result) => result.today("ninetieth")));
    };
    await rising([20, 80, 140, 200, 300].map((calls) => ({ calls })));
    await rising([50, 35, 25, 18, 12].map((speed) => ({ speed })));
    await rising([0, 20, 40, 80, 120].map((signal) => ({ signal, corridor: "off" as const })));
  });

  test("more units bring help sooner", async () => {
    const results = await Promise.all([6, 10, 14, 20, 30].map((units) => run({ units })));
    expectRising(results.map((result) => -result.value("ninetieth")));
    expectRising(results.map((result) => -result.value("busy")));
  });

  test("a green corridor helps, most where signals are slow, and changes nothing for today's practice", async () => {
    const gains = await Promise.all(
      [10, 40, 90].map(async (signal) => {
        const [on, off] = await Promise.all([run({ signal }), run({ signal, corridor: "off" })]);
        expect(on.today("ninetieth")).toBe(off.today("ninetieth"));
        return off.value("ninetieth") - on.value("ninetieth");
      }),
    );
    expectRising(gains);
    expect(gains[0]).toBeGreaterThanOrEqual(0);
  });

  test("a slow call's stamps follow each other, and the unit drives from its place to the call", async () => {
    const { events = [], scene } = await run();
    expect(events.map(({ id }) => id)).toEqual([
      "call",
      "answered",
      "located",
      "dispatched",
      "moving",
      "arrived",
    ]);
    expectRising(events.map(({ at }) => at));
    const { track } = scene as { track: { at: number }[] };
    expect(track[0]?.at).toBe(events[4]?.at);
    expect(track.at(-1)?.at).toBe(events[5]?.at);
  });

  test("the same inputs give the same result, also after others", async () => {
    const first = (await run()).figures;
    await run({ units: 30 });
    expect((await run()).figures).toEqual(first);
  });
});

/** Exponential gaps and lengths of 100,000 s in the mean, so that whole seconds do not matter. */
function randomCalls(erlangs: number, count: number): Call[] {
  const random = randomFrom(`erlangs ${erlangs}`);
  let at = 0;
  return Array.from({ length: count }, () => {
    at += exponential(random, 100_000 / erlangs);
    const stages = { ringing: 0, questions: 0, choosing: 0, turnout: 0 };
    return { at, place: 0, ...stages, caring: exponential(random, 100_000) };
  });
}

const exponential = (random: Random, mean: number) =>
  Math.round(-mean * Math.log((random.below(1e9) + 1) / 1e9));

function idle(units: number): Practice {
  const nothing = () => 0;
  return {
    ...{ units: Array.from({ length: units }, () => 0), rank: nothing, travel: nothing, home: nothing },
    ...{ choosing: 0, patience: Number.POSITIVE_INFINITY },
  };
}

/** The share that waits when calls queue: Erlang, 1917. */
function erlangC(erlangs: number, units: number): number {
  let blocked = 1;
  for (let unit = 1; unit <= units; unit++) blocked = (erlangs * blocked) / (unit + erlangs * blocked);
  return (units * blocked) / (units - erlangs * (1 - blocked));
}

function expectRising(values: number[]) {
  expect(values).toEqual(values.toSorted((a, b) => a - b));
}
