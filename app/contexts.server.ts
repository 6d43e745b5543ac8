import { createContext } from "react-router";
import type { Reply } from "#contract/send.ts";

export type Client = { ip: string; userAgent?: string };

/** Hands a form that was sent without JavaScript to the same outbox as the endpoint does. */
export type Letterbox = (
  template: "enquiry" | "newsletter",
  params: Record<string, string>,
  client: Client,
) => Promise<Reply>;

/** What the server lends to a rendering; it sets these by way of entry.server's exports. */
export const nonceContext = createContext("");
/** Where a failure to render is told: the server's log, or the console of whoever builds the site. */
export const reportContext = createContext<(error: unknown) => void>(console.error);
export const clientContext = createContext<Client>({ ip: "unknown" });
export const letterboxContext = createContext<Letterbox>(async () => ({ status: "unavailable" }));
