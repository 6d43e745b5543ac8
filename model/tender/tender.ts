import { z } from "zod";
import { line } from "../fields.ts";

/** How a technical value is tested; content/words/documents.yaml has the words of each. */
export const testMethod = z.enum([
  "report",
  "measure",
  "load",
  "papers",
  "interface",
  "demonstrate",
  "field",
  "audit",
  "inspect",
  "logs",
  "points",
  "files",
]);

const quantity = z.strictObject({
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
  boq: z.array(quantity).min(6).max(12).describe("The items of the bill of quantities."),
});

/** The sections of a specification schedule, by their numbers; matrix and protocol cite the clauses in them. */
export const sections = { scope: 1, references: 2, technical: 3, functional: 4, handover: 5 };

export const clauseNumber = (section: keyof typeof sections, index: number) =>
  `${sections[section]}.${index + 1}`;

/** How a spec is tested where its product does not say. */
export const methodOf = ({ test }: { test?: TestMethod }): TestMethod => test ?? "inspect";

/** Whether a test is made before dispatch or before field work, not at the site. */
export const isEarly = (method: TestMethod) => early.includes(method);

const early: readonly TestMethod[] = ["report", "measure", "load", "papers"];

export type TenderContent = z.infer<typeof tender>;
type TestMethod = z.infer<typeof testMethod>;
export type QuantityContent = z.infer<typeof quantity>;
