import { z } from "zod";
import type { ContentOf } from "../content-of.ts";
import { icon } from "../fields.ts";

const line = (max: number, what: string) => z.string().trim().min(2).max(max).describe(what);

const group = (what: string) => z.strictObject({ label: line(32, "Heads them."), icon }).describe(what);

/** What search says, what it suggests, and which words mean the same. */
export const search = z.strictObject({
  title: line(40, "Heads the search page."),
  field: line(40, "Names the field for those who hear it."),
  placeholder: line(60, "Stands in the empty field."),
  submit: line(24, "The button that searches, where there is no JavaScript."),
  results: line(40, "Names the list of results for those who hear it."),
  loading: line(40, "While the index is on its way."),
  failed: z
    .strictObject({
      title: line(60, "Says that the index has not come."),
      text: line(160, "What the visitor can do."),
      retry: line(24, "The button that tries again."),
      plain: line(40, "The link to the search page, which needs no index."),
    })
    .describe("When the index cannot be loaded."),
  count: z.strictObject({
    one: line(60, "Said to those who hear it."),
    other: line(60, "The same for several; {count} is the number."),
  }),
  best: line(40, "Heads the first three results."),
  groups: z
    .strictObject({
      page: group("Pages and their sections."),
      specification: group("Rows of technical specifications."),
      question: group("Questions and answers."),
      article: group("Articles."),
      document: group("Data sheets and tender documents."),
    })
    .describe("Head the results of each kind."),
  recent: line(40, "Heads the visitor's last searches, while the field is empty."),
  forget: line(40, "The button that forgets them."),
  suggested: line(40, "Heads the suggestions."),
  suggestions: z
    .array(z.string().trim().min(2).max(40))
    .min(3)
    .max(8)
    .describe("Searches that show what can be found. Each must find something."),
  nothing: z.strictObject({
    title: line(60, "{words} is what was searched for."),
    text: line(240, "What the visitor can do."),
    action: line(40, "The link to the contact form, which has the words already."),
    message: line(160, "What the form's message begins with; {words} is what was searched for."),
  }),
  keys: z
    .strictObject({
      move: line(24, "Up and down."),
      open: line(24, "Enter."),
      escape: line(8, "What stands on the key Escape."),
      close: line(24, "Escape."),
    })
    .describe("What the keys do, at the foot of the dialog."),
  all: line(40, "The link to all results on the search page."),
  nearest: line(60, "On the page for unknown addresses, heads the pages that come near."),
  synonyms: z
    .array(z.array(z.string().trim().min(2).max(40)).min(2).max(12))
    .describe(
      "Words that mean the same to those who search. Each finds what any of the others would, a little lower.",
    ),
});

export type SearchContent = ContentOf<typeof search>;

/** What pages show of it: synonyms are for the index alone. */
export type SearchWords = Omit<SearchContent, "synonyms">;
