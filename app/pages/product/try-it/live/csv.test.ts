import { expect, test } from "vitest";
import { readContent } from "../../../../../pipeline/content.ts";
import { csvOf } from "./csv.ts";

const shared = readContent().copy("products").tryIt;

const trial = {
  simulator: "waste",
  about: "products/smart-dust-bin",
  shared,
  inputs: {
    bins: { kind: "number", min: 1, max: 9, step: 1, unit: "", initial: 4 },
    round: { kind: "choice", options: ["daily"], initial: "daily" },
  },
  words: {
    title: 'Rounds, "by need"',
    drawing: "",
    today: "",
    inputs: {
      bins: { label: "Bins", unit: "bins" },
      round: { label: "=Round", options: { daily: "Every day" } },
    },
    figures: { distance: { label: "Distance" } },
    plot: { title: "", x: { label: "Day" }, lines: { stops: { label: "Stops" } } },
    events: { full: "Bin {bin} is full" },
  },
  values: { bins: 4, round: "daily" },
  result: {
    figures: [{ id: "distance", value: 12.3456, unit: "km", digits: 1, today: 20 }],
    plot: {
      x: { id: "day", unit: "", values: [1, 2] },
      lines: [{ id: "stops", unit: "", values: [3, 4.5] }],
    },
    events: [{ at: 60, id: "full", values: { bin: 7 } }],
  },
} as const;

test("inputs, figures beside today's, the plot and the events stand in a file that spreadsheets read", () => {
  const text = csvOf(trial as never, "https://site.example/products/smart-dust-bin?bins=4");
  expect(text.startsWith("\ufeff")).toBe(true);
  expect(text.slice(1).split("\r\n")).toEqual([
    '"Rounds, ""by need"""',
    "https://site.example/products/smart-dust-bin?bins=4",
    "",
    shared.inputs,
    "Bins,4,bins",
    "'=Round,Every day",
    "",
    `${shared.results},,,${shared.today}`,
    "Distance,12.3,km,20",
    "",
    "Day,Stops",
    "1,3",
    "2,4.5",
    "",
    "60,Bin 7 is full",
    "",
  ]);
});
