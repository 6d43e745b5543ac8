import { createHash } from "node:crypto";

/** A short fingerprint for the name of a file that is cached for good. */
export const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 10);
