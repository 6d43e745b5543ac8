import type { NoticeContent } from "#app/ui/toasts/notice.tsx";
import type { Stored } from "#contract/reply.ts";
import type { Template } from "#contract/send.ts";
import type { FormsContent } from "#model/words/forms.ts";

/** How sending ended, in words where there is something to say beyond the usual. */
export type Outcome =
  | ({ status: "success"; email?: string } & Partial<Stored>)
  | { status: "danger"; note?: string };

/** What is wrong with each field, in words. */
export type Errors = Record<string, string>;

/** What a page's action answers to a form. What was entered comes back unless it was stored. */
export type ActionAnswer = { page: string } & (
  | Extract<Outcome, { status: "success" }>
  | (Extract<Outcome, { status: "danger" }> & { errors: Errors; entered: Record<string, string[]> })
);

export const enteredIn = (answer?: ActionAnswer) => (answer?.status === "danger" ? answer.entered : {});
export const errorsIn = (answer?: ActionAnswer) => (answer?.status === "danger" ? answer.errors : {});

/** What the notification says, or the notice in the page of a visitor without JavaScript. */
export function noticeOf(words: FormsContent, template: Template, outcome: Outcome): NoticeContent {
  const { status: tone } = outcome;
  if (tone === "danger") return { tone, ...words.failure, note: outcome.note };
  return { tone, ...words[template].success, note: storedNote(words, outcome) };
}

/** What stays in the page: whether it was sent, and then with which address. */
export function linesOf(words: FormsContent, template: Template, outcome: Outcome): string[] {
  if (outcome.status === "danger") return [words.notSent];
  const { email } = outcome;
  const sent = email && words[template].sent.replace("{email}", () => email);
  return [sent, storedNote(words, outcome)].flatMap((line) => line || []);
}

/** What is left to do, and how to ask about it later. */
const storedNote = (words: FormsContent, { reference, toConfirm }: Partial<Stored>) =>
  [toConfirm && words.newsletter.confirm, reference && words.reference.replace("{reference}", reference)]
    .filter(Boolean)
    .join(" ");
