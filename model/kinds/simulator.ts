import { z } from "zod";
import type { ContentOf } from "../content-of.ts";
import { action, draft, id, line, prose, relation, to } from "../fields.ts";
import { type Place, sectionPlace } from "../places.ts";

/** An id of an input, a choice, a figure or a line, as the simulator itself calls it: see simulation/<id>/simulator.ts. */
const key = z.string().regex(/^[a-z0-9][A-Za-z0-9.-]*$/, "use letters, digits, hyphens and dots");

/** Words by the simulator's own ids. A test holds that none is missing, and none too many. */
const byId = <Words extends z.ZodType>(words: Words) => z.record(key, words);

const unit = z
  .string()
  .trim()
  .min(1)
  .max(16)
  .optional()
  .describe('The unit as it is shown, where it is more than a symbol, such as "trucks".');

const input = z.strictObject({
  label: line(36).describe("What the visitor sets, such as 'Mounting height'."),
  hint: line(110).optional().describe("What it means, if the label alone does not say it."),
  unit,
  options: byId(line(48)).optional().describe("For a choice: what each option is called."),
});

const figure = z.strictObject({
  label: line(48).describe("What the figure is, such as 'Identify faces up to'."),
  unit,
  note: line(120).optional().describe("A condition that the figure needs beside it, in a few words."),
  better: z
    .enum(["less", "more"])
    .optional()
    .describe("Which way is better, if one is: the difference to today's practice is then shown as a gain."),
});

const plot = z.strictObject({
  title: line(80).describe("What the plot shows; it is read out in its place."),
  x: z.strictObject({ label: line(32), unit }),
  lines: byId(z.strictObject({ label: line(32), unit })).describe("What each line is."),
  note: line(200).optional().describe("How to read it."),
});

const formula = z.strictObject({
  text: line(140).describe("In symbols, on one line: density = pixels across ÷ scene width."),
  where: line(220).optional().describe("What the symbols are, with their units."),
});

const source = z.strictObject({
  title: line(180).describe("Who, what, edition and year, as a reader would cite it."),
  to: to.optional(),
});

/** The words of a simulator, which stands on its product's page. Numbers, bounds and units come from the simulator. */
export const simulator = z.strictObject({
  id,
  draft,
  product: relation.describe("The product on whose page it stands, such as products/smart-dust-bin."),
  title: line(60).describe("What the visitor does, such as 'Place a camera and see what it shows'."),
  lead: line(220).describe("The question that it answers, in one or two sentences."),
  inputs: byId(input),
  figures: byId(figure),
  today: line(240).describe("What today's practice is taken to be: fair enough that its users would agree."),
  drawing: line(160).describe("What the drawing shows, for those who cannot see it."),
  marks: byId(line(32))
    .optional()
    .describe(
      "Words inside the drawing, by the ids that the drawing gives them. Short: it is small on a phone.",
    ),
  course: line(32)
    .optional()
    .describe("What the slider below the drawing runs through, if it has one: 'Time of the night'."),
  plot: plot.optional(),
  events: byId(line(160))
    .optional()
    .describe("A sentence for each kind of event. {name} is filled in with the event's own value."),
  formulas: z.array(formula).min(1).max(8),
  assumptions: z.array(prose(280)).min(2).max(12).describe("All that was taken for granted, one by one."),
  sources: z.array(source).min(1).max(8),
});

/** What the sections of all simulators share. */
export const tryIt = z.strictObject({
  eyebrow: line(32).describe(
    "Stands above each simulator's own title, and says plainly that it is a simulation.",
  ),
  simulated: line(120).describe("What a simulation is not."),
  example: line(120).describe("In place of the controls for a visitor without JavaScript."),
  inputs: line(32).describe("Names the group of controls."),
  results: line(32).describe("Names the group of figures."),
  today: line(40).describe("Before the figure under today's practice, such as 'Today'."),
  todayTitle: line(60).describe("Heads what today's practice is taken to be."),
  less: line(24).describe("After a percentage: 'less'."),
  more: line(24).describe("After a percentage: 'more'."),
  times: line(24).describe("After a number, where it is twice as much or more: 'times as much'."),
  same: line(24).describe("Where there is no difference."),
  calculated: line(40).describe("Heads formula, assumptions and sources."),
  formulas: line(32),
  assumptions: line(32),
  sources: line(32),
  moreResults: line(40).describe("On a phone: opens the other figures and the plot."),
  table: line(40).describe("Opens the plot's values as a table."),
  log: line(40).describe("Opens what happened when, in words."),
  reset: line(32),
  share: line(32),
  shared: line(60).describe("When the link has been copied."),
  notShared: line(120).describe("When the browser copies nothing: the link stands in the address bar."),
  csv: line(32),
  enquiry: line(40),
  computing: line(40),
  failed: line(160).describe("When the simulator could not be loaded, or stopped."),
  retry: line(24),
  corrected: line(120).describe("When a link, or a visitor, asked for a value that is not allowed."),
  play: line(24),
  pause: line(24),
  controlRoom: action.describe("The link to the control room, where the whole city runs."),
});

export type SimulatorContent = ContentOf<typeof simulator>;
export type TryItContent = ContentOf<typeof tryIt>;

/** What search leads to of a simulator: the section that it stands in. */
export const simulatorPlacesOf = (
  { title, lead, inputs, figures, assumptions }: SimulatorContent,
  { tryIt }: { tryIt: Pick<TryItContent, "eyebrow"> },
): Place[] => [
  sectionPlace(
    "try-it",
    { title },
    `${tryIt.eyebrow}.`,
    lead,
    labelsOf(inputs),
    labelsOf(figures),
    ...assumptions,
  ),
];

const labelsOf = (words: Record<string, { label: string }>) =>
  `${Object.values(words)
    .map(({ label }) => label)
    .join(", ")}.`;
