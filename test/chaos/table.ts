import type { Alarms } from "./alarms.ts";
import type { Outcome } from "./ordeal.ts";

type Row = [label: string, value: (outcome: Outcome) => string | number];

export function tableOf(outcomes: Outcome[], minutes: number) {
  const happened = [...new Set(outcomes.flatMap(({ events }) => [...events.keys()]))].sort();
  const rows: Row[] = [
    ["letters sent in", ({ letters }) => sum(letters)],
    ["thanked for", ({ letters }) => letters.get(200) ?? 0],
    ["answered by 503: not stored", ({ letters }) => letters.get(503) ?? 0],
    ["not answered: the process was killed", ({ letters }) => letters.get(0) ?? 0],
    ["**thanked for and lost**", ({ lost }) => lost],
    ["delivered twice", ({ twice }) => twice],
    ["**most deliveries of one letter**", ({ mostCopies }) => mostCopies],
    ["pages answered by 200", ({ pages }) => pages.get(200) ?? 0],
    [
      "pages answered by anything else",
      ({ pages }) => sum(pages) - (pages.get(200) ?? 0) - (pages.get(0) ?? 0),
    ],
    ["alarms raised, cleared under load", ({ alarms }) => totals(alarms.load)],
    ["alarms raised, cleared in the drill", ({ alarms }) => totals(alarms.drill)],
    [
      "heap of the oldest process, early and late",
      ({ memory }) => `${memory.early.toFixed(1)}, ${memory.late.toFixed(1)} MB`,
    ],
    ...happened.map((event): Row => [`times that ${event}`, ({ events }) => events.get(event) ?? "–"]),
  ];
  return [
    `| ${minutes} ${minutes === 1 ? "minute" : "minutes"} | ${outcomes.map(({ name }) => name).join(" | ")} |`,
    `|---|${outcomes.map(() => "---:|").join("")}`,
    ...rows.map(([label, value]) => `| ${label} | ${outcomes.map(value).join(" | ")} |`),
  ].join("\n");
}

/** Puts text between the marks of this name. */
export function between(name: string, page: string, text: string) {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before, rest = ""] = page.split(begin);
  return `${before}${begin}\n\n${text}\n\n${end}${rest.slice(rest.indexOf(end) + end.length)}`;
}

const sum = (counts: Map<unknown, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0);

const totals = (alarms: Alarms) =>
  ["raised", "cleared"]
    .map((key) => [...alarms.values()].reduce((sum, alarm) => sum + alarm[key as "raised" | "cleared"], 0))
    .join(", ");
