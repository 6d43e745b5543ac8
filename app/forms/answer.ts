import type { Outcome } from "./texts.ts";
import type { Errors } from "./validity.ts";

export type Entered = Record<string, string[]>;

/** What a page's action says of a form that was sent to it. What was entered comes back unless it was stored. */
export type Answer = { page: string } & (
  | Extract<Outcome, { status: "success" }>
  | (Extract<Outcome, { status: "danger" }> & { errors: Errors; entered: Entered })
);

export const enteredIn = (answer?: Answer): Entered => (answer?.status === "danger" ? answer.entered : {});

/** A page of this site, whatever was sent: anyone can make a form, and a link must not lead elsewhere. */
export const ownPage = (path: unknown) =>
  typeof path === "string" && /^\/(?![/\\])[\w/.-]*$/.test(path) ? path : "/";
