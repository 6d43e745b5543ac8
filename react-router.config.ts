import type { Config } from "@react-router/dev/config";
import { searchPath } from "#contract/search.ts";
import { readContent } from "./pipeline/content.ts";

const content = readContent();

export default {
  ssr: true,
  prerender: [
    ...content.pages().map(({ path }) => path),
    ...content.summaryPaths(),
    ...content.sublistPaths(),
    searchPath,
  ],
  ...(process.env.BUILD_FOLDER && { buildDirectory: process.env.BUILD_FOLDER }),
  ...(process.env.KIT && { buildDirectory: process.env.KIT, prerender: false }),
  routeDiscovery: { mode: "initial" },
} satisfies Config;
