/** What became of a submission. The JSON endpoint and the form that posts without JavaScript both answer with it. */
export type Reply =
  | { status: "stored"; reference: string }
  | { status: "invalid"; fields: Record<string, string> }
  | { status: "refused"; retryAfterSeconds: number }
  | { status: "forbidden"; reason: string }
  | { status: "unavailable" };

const httpStatus = { stored: 200, invalid: 400, refused: 429, forbidden: 403, unavailable: 503 } as const;

export const statusOf = (reply: Reply) => httpStatus[reply.status];

/** EmailJS answers `OK`; ours adds the reference, which `referenceIn` reads back. */
export function sentenceOf(reply: Reply): string {
  switch (reply.status) {
    case "stored":
      return `OK ${reply.reference}`;
    case "invalid":
      return Object.entries(reply.fields)
        .map(([field, problem]) => `${field}: ${problem}`)
        .join("\n");
    case "refused":
      return `Too many messages. Please try again in ${waitInWords(reply.retryAfterSeconds)}.`;
    case "forbidden":
      return reply.reason;
    case "unavailable":
      return "Your message could not be stored just now. Please try again in a minute.";
  }
}

/** The reference in an answer's text; undefined when another service answered, whose text is a bare `OK`. */
export const referenceIn = (text: string) => /^OK ([A-Z]+-\d+)$/.exec(text.trim())?.[1];

function waitInWords(seconds: number) {
  const minutes = Math.ceil(seconds / 60);
  return minutes > 1 ? `${minutes} minutes` : "a minute";
}
