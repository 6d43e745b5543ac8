import { createContext } from "react-router";
import type { Client, Submit } from "#contract/send.ts";

/** What the server lends to a rendering; it sets these by way of entry.server's exports. */
export const nonceContext = createContext("");
/** Where a failure to render is told: the server's log, or the console of whoever builds the site. */
export const reportContext = createContext<(error: unknown) => void>(console.error);
export const clientContext = createContext<Client>({ ip: "unknown" });
/** Takes a form that was sent without JavaScript, as the endpoint takes the others. */
export const submitContext = createContext<Submit>(async () => ({ status: "unavailable" }));
