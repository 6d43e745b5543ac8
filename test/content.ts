import { readContent } from "../pipeline/content.ts";

/** The content that the site under test was built from. */
export const content = readContent();

/** Every page of the site, by its address. */
export const pagePaths = content.pages().map(({ path }) => path);
