/** What lies outside the mail part and is passed in. */

/** One structured line. Never holds a name, an address or a message: logs travel further than letters may. */
export type Log = (level: "info" | "warn" | "error", event: string, fields?: Record<string, unknown>) => void;

/** Milliseconds since 1970. */
export type Clock = () => number;
