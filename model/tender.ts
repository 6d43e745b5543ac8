import { z } from "zod";
import { kind, line } from "./fields.ts";

const specNames = z
  .array(line(60).meta(kind("name")))
  .min(1)
  .optional();

/** How a technical value is tested, each with the names of the specs that it suits. */
export const testMethods = z.strictObject({
  report: specNames.describe("A laboratory's report is read before dispatch."),
  measure: specNames.describe("Samples are measured before dispatch."),
  load: specNames.describe("The stated load is simulated before dispatch."),
  papers: specNames.describe("Licences, registrations and calibration are seen before work begins."),
  interface: specNames.describe("Data are exchanged with another maker's system."),
  demonstrate: specNames.describe("It is shown on the live system."),
  field: specNames.describe("It is measured on site."),
  audit: specNames.describe("An independent agency tests security."),
  inspect: specNames.describe("It is seen on the installed equipment."),
  logs: specNames.describe("Logs of the field work are compared with the plan."),
  points: specNames.describe("It is computed from independent check points."),
  files: specNames.describe("Delivered files are opened and checked."),
});

export const quantity = z.strictObject({
  item: line(90).describe("What is counted, without maker or model."),
  unit: z.string().trim().min(1).max(16).describe("No., m, km², Lot, Year …"),
  note: line(120).optional().describe("What a buyer must know to count it."),
});

/** What the tender documents of a product say beyond its page. Without it only the data sheet is made. */
export const tender = z.strictObject({
  kind: z.enum(["system", "survey"]).describe("Chooses the wording of installation, tests and handover."),
  scope: line(420).describe(
    "What the contractor delivers, without our name: buyers publish it as their own.",
  ),
  requirements: z
    .record(line(60), line(320))
    .describe("For each detailed feature, by its title, what a bidder shall provide."),
  tests: testMethods.describe("Names every spec once, under the way in which it is tested."),
  boq: z.array(quantity).min(6).max(12).describe("The items of the bill of quantities."),
});

type Names = { specs: { name: string }[]; detailedFeatures: { title: string }[] };

/** Holds specs and features to the documents: each has exactly one test or one requirement. */
export function checkTender(
  { specs, detailedFeatures, tender: own }: Names & { tender?: z.output<typeof tender> },
  context: z.RefinementCtx,
) {
  if (!own) return;
  const complain = (part: string, message: string) =>
    context.addIssue({ code: "custom", path: ["tender", part], message });
  const titles = detailedFeatures.map(({ title }) => title);
  for (const name of unpaired(titles, Object.keys(own.requirements)))
    complain("requirements", `"${name}" must stand once here and once among the detailed features`);
  const names = specs.map(({ name }) => name);
  for (const name of unpaired(names, Object.values(own.tests).flat()))
    complain("tests", `"${name}" must stand once here and once among the specs`);
}

const unpaired = (wanted: string[], given: (string | undefined)[]) =>
  [...new Set([...wanted, ...given])].filter(
    (name): name is string =>
      name !== undefined && (countOf(wanted, name) !== 1 || countOf(given, name) !== 1),
  );

const countOf = (names: (string | undefined)[], name: string) =>
  names.filter((other) => other === name).length;

/** The sections of a specification schedule, by their numbers; matrix and protocol cite the clauses in them. */
export const sections = { scope: 1, references: 2, technical: 3, functional: 4, handover: 5 };

export const clauseNumber = (section: keyof typeof sections, index: number) =>
  `${sections[section]}.${index + 1}`;

/** Whether a test is made before dispatch or before field work, not at the site. */
export const isEarly = (method: TestMethod) => early.includes(method);

const early: readonly TestMethod[] = ["report", "measure", "load", "papers"];

export type TenderContent = z.infer<typeof tender>;
export type TestMethod = keyof TenderContent["tests"];
export type QuantityContent = z.infer<typeof quantity>;
