import { z } from "zod";
import { line } from "../fields.ts";
import { phrase } from "./phrase.ts";

const text = line(400);
const part = z.strictObject({ title: line(60), lead: text });
const list = part.extend({ items: z.array(text).min(3).max(12) });

/** What differs between a system that is installed and a survey that is delivered. */
const kind = z.strictObject({
  handover: list.describe("The last numbered requirements of the specification."),
  before: part.describe("Heads the tests before dispatch or before field work."),
  after: part.describe("Heads the tests of values at the site or of the delivered data."),
  functions: part.describe("Heads the tests of functions."),
  functionMethod: text.describe("How each function is tested."),
  prerequisites: list.describe("What must be there before a test begins."),
  trial: list.describe("The trial run, or the review of what was delivered."),
});

/** All words of the tender documents that do not come from a product or the company's facts. */
export const documents = z.strictObject({
  draft: text.describe("The first paragraph of each document: what it is, and what to remove."),
  source: phrase(120, ["company", "address", "date"], "Where the text comes from, and of when it is."),
  fields: z
    .strictObject({
      subject: line(40),
      tender: line(40),
      buyer: line(40),
      bidder: line(40),
      supplier: line(40),
      site: line(40),
      date: line(40),
    })
    .describe("Stand before what is filled in by hand."),
  columns: z
    .strictObject({
      number: line(24),
      clause: line(24),
      parameter: line(24),
      requirement: line(24),
      offer: line(24),
      deviation: line(24),
      reference: line(24),
      citedIn: line(24),
      tested: line(24),
      method: line(24),
      expected: line(24),
      result: line(40),
      signature: line(40),
    })
    .describe("The columns of the tables in both DOCX documents."),
  specification: z.strictObject({
    scope: part,
    references: part.describe("Left out when a product's values name no standard."),
    technical: part,
    functional: part,
    requirement: phrase(40, ["value"], "A technical value as a requirement."),
  }),
  acceptance: z.strictObject({
    methods: z
      .strictObject({
        report: text,
        measure: text,
        load: text,
        papers: text,
        interface: text,
        demonstrate: text,
        field: text,
        audit: text,
        inspect: text,
        logs: text,
        points: text,
        files: text,
      })
      .describe("How a value is tested, by the names that products use."),
    punchList: part.extend({
      columns: z.array(line(32)).length(6),
      categories: text,
    }),
    signatures: part.extend({
      columns: z.array(line(32)).length(5),
      parties: z.array(line(60)).length(3).describe("Who signs: buyer, third party, supplier."),
      verdicts: z.array(line(80)).min(2).max(4).describe("One of them is ticked."),
    }),
  }),
  kinds: z.strictObject({ system: kind, survey: kind }),
  compliance: z.strictObject({
    sheet: line(31).describe("The name of the sheet."),
    lead: text,
    columns: z.strictObject({
      clause: line(24),
      parameter: line(24),
      requirement: line(24),
      compliance: line(24),
      remark: line(32),
      evidence: line(40),
    }),
    answers: z.strictObject({ yes: line(12), partial: line(12), no: line(12), open: line(24) }),
    choose: line(120).describe("Beside the cell where an answer is chosen."),
  }),
  quantities: z.strictObject({
    sheet: line(31).describe("The name of the sheet."),
    lead: text,
    columns: z.strictObject({
      number: line(24),
      item: line(24),
      unit: line(24),
      quantity: line(24),
      rate: line(32),
      amount: line(32),
      taxRate: line(24),
      tax: line(32),
      total: line(32),
      note: line(24),
    }),
    taxRate: line(60).describe("Before the cell with the rate that all items follow."),
    taxNote: text.describe("Beside that cell."),
    total: line(40),
    positive: line(120).describe("When a quantity or rate is no number."),
  }),
});

export type DocumentWords = z.infer<typeof documents>;
