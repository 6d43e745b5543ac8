import type { CaseStudyContent } from "#model/case-study.ts";

/** A study as its page gets it: what only the card says stays behind. */
export type Study = Omit<CaseStudyContent, "card">;
