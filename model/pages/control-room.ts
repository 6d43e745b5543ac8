import { z } from "zod";
import type { ContentOf } from "../content-of.ts";
import { closing, heading, icon, line, picture, seo, titled, titledWithIcon, updated } from "../fields.ts";
import { type Place, sectionPlace, textFrom, titledTexts } from "../places.ts";

/** Words by the simulation's own ids: see simulation/control/. A test holds that none is missing, and none too many. */
const byId = <Words extends z.ZodType>(words: Words) => z.record(z.string().regex(/^[A-Za-z0-9.-]+$/), words);

const named = z.strictObject({ label: line(32), icon });

const board = z.strictObject({ label: line(32), unit: z.string().trim().min(1).max(12).optional(), icon });

const sentence = line(140).describe("{place} and the report's own values are filled in.");

/** What the running city says. */
const consoleWords = z.strictObject({
  map: line(40).describe("Names the picture of the running city."),
  scenarios: heading.extend({
    items: byId(
      z.strictObject({
        title: line(40),
        text: line(140).describe("What to watch for."),
        date: line(32),
      }),
    ),
  }),
  clock: z.strictObject({
    time: line(32).describe("Names the slider over the day."),
    play: line(24),
    pause: line(24),
    back: line(32),
    forward: line(32),
    speed: line(32),
    speeds: byId(line(24)).describe("By simulated minutes a second."),
    night: line(16),
    day: line(16),
    rain: line(16),
  }),
  board: z.strictObject({ title: line(32), items: byId(board) }),
  layers: z.strictObject({
    title: line(32),
    legend: line(160).describe("What the colours on the map are."),
    items: byId(named),
  }),
  incidents: z.strictObject({
    title: line(32),
    none: line(80),
    show: line(40).describe("What a press on one of them does; {incident} is filled in."),
    reports: z
      .strictObject({ one: line(24), other: line(24).describe("More than one; {count} is filled in.") })
      .describe("How many reports an incident has."),
    kinds: byId(named),
    stages: byId(line(32)),
  }),
  actions: z.strictObject({
    title: line(40),
    lead: line(140),
    cancel: line(24),
    items: byId(named.extend({ choose: line(80).describe("Asks for the place on the map.") })),
    here: line(60).describe("Names a place to choose; {place} is filled in."),
  }),
  log: z.strictObject({
    title: line(32),
    empty: line(80),
    reports: byId(sentence),
    steps: byId(sentence),
    systems: byId(line(24)),
  }),
  places: byId(line(40)),
  crossing: line(32).describe("A place that has no name but its crossing; {id} is filled in."),
  share: line(32),
  shared: line(60),
  notShared: line(120),
  again: line(40).describe("Takes back all that the visitor did."),
});

/** The page on which the whole simulated city runs by the hour. */
export const controlRoom = z.strictObject({
  updated,
  seo,
  title: line(40),
  lead: line(240),
  simulated: line(160).describe("Says plainly that it is a simulation."),
  picture,
  enter: z.strictObject({
    label: line(32),
    computing: line(40),
    failed: line(120),
    retry: line(24),
    withoutScript: line(160),
  }),
  ways: z.array(titledWithIcon).length(3).describe("What can be done here, before it has started."),
  console: consoleWords,
  worked: heading.extend({
    columns: z.strictObject({ time: line(24), source: line(24), message: line(32) }),
  }),
  how: heading.extend({ items: z.array(titled).min(3).max(9) }),
  closing,
});

export type ControlRoomContent = ContentOf<typeof controlRoom>;

export const controlRoomPlacesOf = ({
  lead,
  simulated,
  ways,
  console,
  worked,
  how,
}: ControlRoomContent): Place[] => [
  {
    title: "",
    text: textFrom([
      lead,
      simulated,
      ...titledTexts(ways),
      ...Object.values(console.scenarios.items).map(({ title, text }) => `${title}: ${text}`),
    ]),
  },
  sectionPlace("worked", worked, worked.lead),
  sectionPlace("how", how, how.lead, ...titledTexts(how.items)),
];
