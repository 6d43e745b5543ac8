import { z } from "zod";
import type { ContentOf } from "./content-of.ts";

/**
 * What a field is beyond its type. Whatever must find links, pictures or icons in content finds them by this mark, not
 * by the name of a key: see visit.ts.
 */
export type FieldKind =
  | "picture"
  | "icon"
  | "link"
  | "colour"
  | "prose"
  | "markdown"
  | "sample"
  | "relation"
  /** A text that code measures: a percentage is drawn as a ring. */
  | "figure"
  /** A text that code compares with others or makes an address of. */
  | "name"
  /** A text for machines, such as a key of a service. */
  | "setting";

export const kind = (field: FieldKind) => ({ field });

/** Control characters but tabs and line breaks, halves of characters, and what stands for those that were not understood. */
const unshowable = /(?![\t\n])[\p{Cc}\p{Cs}\uFFFD-\uFFFF]/u;

/** White and zero-width characters, and the blank of Braille. */
const onlyInvisible = /^[\s\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/** Why a text cannot be shown, and where; nothing for most. A feed with such a character is read by no one. */
export function unshowableIn(text: string): string | undefined {
  const found = unshowable.exec(text);
  if (found) {
    const before = text.slice(0, found.index);
    const place = before.trim() ? `after "${before.slice(-20).trim()}"` : "at the beginning";
    return `its character ${[...before].length + 1} (${codeOf(found[0])}, ${place}) cannot be shown: delete it or type it anew`;
  }
  if (text.trim() && onlyInvisible.test(text)) return "all of its characters are invisible: write words";
}

export const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

function refuseUnshowable(text: string, context: z.RefinementCtx) {
  const message = unshowableIn(text);
  if (message) context.addIssue({ code: "custom", message });
}

/** The pieces that several content types share. Every limit is a design decision: longer text breaks a layout. */

const text = (max: number) => z.string().trim().min(2).max(max).superRefine(refuseUnshowable);

/** A text without line breaks: search keeps its titles line by line. */
export const line = (max: number) =>
  text(max).refine((words) => !words.includes("\n"), "write it in one line, or begin it with >-");

/** Running text. Paragraphs are parted by empty lines; [words](/products/…) is a link, checked like all others. */
export const prose = (max: number) => text(max).meta(kind("prose"));

/** A long text with headings, lists, tables and figures, as the body of an .md file. Its lines count as in the file. */
export const markdown = z
  .string()
  .overwrite((text) => text.trimEnd())
  .min(200)
  .superRefine(refuseUnshowable)
  .meta(kind("markdown"));

/** Marks what is invented: visitors see that it is illustrative, and a release build refuses it. */
export const sample = z
  .literal(true)
  .optional()
  .describe("true while this is invented. Remove it when the client has confirmed the facts.")
  .meta(kind("sample"));

export const seoTitle = line(51).describe(
  "The title in search results, search term first. With the company's name it stays within 60 characters.",
);

/** Another item of content. */
export const relation = z
  .string()
  .regex(/^[a-z-]+\/[a-z0-9-]+$/, "write folder/id, such as products/smart-dust-bin")
  .meta(kind("relation"));

export const related = z
  .array(relation)
  .max(8)
  .describe(
    "Pages that a reader of this one would open next; its end shows three. This one is related to each of them, too.",
  );

export const faqEntry = z.strictObject({ question: line(140), answer: prose(700) });

export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "use lower-case letters, digits and hyphens")
  .describe("The same as the file's name without .yaml; it is the last part of the page's address.");

export const updated = z.iso
  .date("write a date such as 2026-11-15")
  .describe("When the text last changed in a way that matters to readers; search engines see it.");

export const draft = z
  .literal(true)
  .optional()
  .describe("true while nobody but the editor shall see the page. Remove it to publish.");

export const icon = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*:[a-z0-9]+(-[a-z0-9]+)*$/,
    'write "set:name", for instance ph:lightbulb-duotone',
  )
  .describe("An icon's name, set:name. Ours are Phosphor's: ph:name-duotone (browse them at icones.js.org).")
  .meta(kind("icon"))
  .brand<"icon">();

export const picture = z
  .strictObject({
    src: z
      .string()
      .min(3)
      .describe("The picture's name in pictures/index.json, for instance services/ai-ml/main."),
    alt: line(160).describe("What the picture shows, in one sentence, for those who cannot see it."),
  })
  .describe("A picture of the miniature city.")
  .meta(kind("picture"));

export const accents = ["teal", "sky", "indigo", "leaf", "amber", "coral", "rose", "sand"] as const;
export const accent = z
  .enum(accents)
  .describe("The item's own colour: its line, its icon, its ring and its hero's glow.")
  .meta(kind("colour"));

export const to = z
  .string()
  .regex(/^(\/|#|https:\/\/|mailto:|tel:)/, "start with /, #, https://, mailto: or tel:")
  .describe("Where the link goes: a page (/contact), a section (/#services) or an address (https://…).")
  .meta(kind("link"));

export const action = z
  .strictObject({ label: line(32).describe("What the button says."), to })
  .describe("A button that leads somewhere.");

export const searchLine = z
  .string()
  .trim()
  .min(50)
  .max(170)
  .superRefine(refuseUnshowable)
  .describe("One or two sentences for search results.");

export const seo = z.strictObject({
  title: line(64).describe("The page's title in search results and tabs, without the company's name."),
  description: searchLine,
  preview: picture.describe("The picture of the page's link preview."),
});

/** The fields of an item that a card shows. */
export const pick = <Item extends object, Key extends keyof Item>(item: Item, ...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, item[key]])) as Pick<Item, Key>;

export const heading = z.strictObject({
  title: line(60).describe("The section's heading."),
  lead: line(240).optional().describe("One or two sentences under the heading."),
});

export const titled = z.strictObject({
  title: line(60),
  description: line(320).describe("One to three plain sentences."),
});

export const titledWithIcon = titled.extend({ icon });

/** Modals and cards show at most so many benefits, features or results (specification, section 9). */
export const summaryLimit = 4;

export const impactValue = line(12)
  .describe('A figure as text, such as "42%" or "24/7".')
  .meta(kind("figure"));

export const closing = z.strictObject({
  title: line(60),
  text: line(240),
  primary: action,
  secondary: action.optional(),
});

export type PictureContent = ContentOf<typeof picture>;
export type ActionContent = ContentOf<typeof action>;
export type HeadingContent = ContentOf<typeof heading>;
export type TitledContent = ContentOf<typeof titled>;
export type TitledWithIconContent = ContentOf<typeof titledWithIcon>;
export type Accent = z.infer<typeof accent>;
export type ClosingContent = ContentOf<typeof closing>;
export type FaqEntryContent = ContentOf<typeof faqEntry>;
