import { openContent as open, type Source } from "../../model/reader.ts";
import { markContent } from "./mark-content.ts";

/** The reader as the app sees it in edit mode: with drafts, and with a mark behind every text. */
export const openContent = (source: Source) => open({ ...source, drafts: true, marked: markContent });

export * from "../../model/reader.ts";
