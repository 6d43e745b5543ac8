import { type Field, limits } from "./limits.ts";

/** What can be wrong with a field. Each side puts it into the visitor's language, from content. */
const problemCodes = ["required", "text", "email", "too-long", "line-break", "unstorable"] as const;

export type ProblemCode = (typeof problemCodes)[number];
export type FieldProblems = Partial<Record<Field, ProblemCode>>;

/** How a letter can be found, and whether its sender has to confirm from a mail before it counts. */
export type Stored = { reference: string; toConfirm?: boolean };

/** What became of a submission. The JSON endpoint and the form that posts without JavaScript both answer with it. */
export type Reply =
  | ({ status: "stored" } & Stored)
  | { status: "invalid"; fields: FieldProblems }
  | { status: "refused"; retryAfterSeconds: number }
  | { status: "forbidden"; reason: "other-site" | "blocked-sender" }
  | { status: "unavailable" };

const httpStatus = { stored: 200, invalid: 400, refused: 429, forbidden: 403, unavailable: 503 } as const;

export const statusOf = (reply: Reply) => httpStatus[reply.status];

// A page waits for its turn among others; a letter for a database that restarts; a link of ours for one that was away
// when the server started, which is tried again every few seconds, but may be away for long.
const comeBackSeconds = { page: 10, letter: 30, link: 60 };

export const retryAfter = (to: keyof typeof comeBackSeconds) => ({
  "Retry-After": String(comeBackSeconds[to]),
});

/** The header that says when to come back. */
export function retryAfterOf(reply: Reply): Record<string, string> {
  if (reply.status === "refused") return { "Retry-After": String(reply.retryAfterSeconds) };
  return reply.status === "unavailable" ? retryAfter("letter") : {};
}

/**
 * A reply as the endpoint sends it: plain text, for developers. EmailJS answers `OK`, and its library gives the status
 * and the text alone, so a reference, the fields' problems and the wait stand in the text; the functions below read them.
 */
export function textOf(reply: Reply): string {
  switch (reply.status) {
    case "stored":
      return `OK ${reply.reference}${reply.toConfirm ? " to confirm" : ""}`;
    case "invalid":
      return Object.entries(reply.fields)
        .map(([field, code]) => `${field}: ${code} (${explained(field as Field, code)})`)
        .join("\n");
    case "refused":
      return `Too many messages, retry after ${reply.retryAfterSeconds} s`;
    case "forbidden":
      return forbidden[reply.reason];
    case "unavailable":
      return "The message could not be stored just now";
  }
}

/** Empty when another service answered, whose text is a bare `OK`. */
export function storedIn(text: string): Partial<Stored> {
  const [, reference, toConfirm] = /^OK ([A-Z]+-\d+)( to confirm)?$/.exec(text.trim()) ?? [];
  return { reference, toConfirm: toConfirm !== undefined };
}

export function retryAfterIn(text: string): number | undefined {
  const seconds = /retry after (\d+) s$/.exec(text.trim())?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}

export function problemsIn(text: string): FieldProblems {
  const lines = [...text.matchAll(/^([a-z_]+): ([a-z-]+)/gm)].map(([, field, code]) => [field, code]);
  return Object.fromEntries(lines.filter(([field, code]) => isField(field) && isCode(code)));
}

const isField = (name = "") => Object.hasOwn(limits, name);
const isCode = (code = "") => (problemCodes as readonly string[]).includes(code);

const forbidden = {
  "other-site": "Other sites may not post here",
  "blocked-sender": "Messages from this address are not accepted",
};

const explanations = {
  required: "must not be empty",
  text: "must be a string",
  email: "must be an e-mail address",
  "line-break": "must be a single line",
  unstorable: "must not contain NUL or half a character",
};

const explained = (field: Field, code: ProblemCode) =>
  code === "too-long" ? `at most ${limits[field]} characters` : explanations[code];
