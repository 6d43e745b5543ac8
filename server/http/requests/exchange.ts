import type { IncomingMessage, ServerResponse } from "node:http";
import type { Target } from "./target.ts";

/** One request and its response, on their way through the server. */
export type Exchange = { req: IncomingMessage; res: ServerResponse; target: Target };

/** Answers, and tells how many bytes of content the answer has. */
export type Handle = (exchange: Exchange) => number | Promise<number>;

/** What an address offers: which methods it takes, and what it does with them. */
export type Resource = {
  /** What kind of address it is, for the metrics: they must not grow with the number of addresses. */
  group: Group;
  methods: readonly string[];
  handle: Handle;
};

export type Group =
  | "page"
  | "file"
  | "redirect"
  | "unknown"
  | "form"
  | "letters"
  | "newsletter"
  | "probe"
  | "report";
