import { readContent } from "../pipeline/content.ts";

/** The content that the site under test was built from. */
export const content = readContent();

/** Every page of the site, by its address. */
export const pagePaths = content.pages().map(({ path }) => path);

/** One page of each kind: of those whose addresses differ only in their last part. */
export const pageKinds = [
  ...new Map(
    pagePaths.map((path) => [path.split("/").length > 2 ? path.replace(/[^/]+$/, "") : path, path]),
  ).values(),
];
