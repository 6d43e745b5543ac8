import type { Config } from "@react-router/dev/config";
import { searchPath } from "#contract/search.ts";
import { readContent } from "./pipeline/content.ts";

export default {
  ssr: true,
  prerender,
  ...(process.env.BUILD_FOLDER && { buildDirectory: process.env.BUILD_FOLDER }),
  ...(process.env.KIT && { buildDirectory: process.env.KIT, prerender: false }),
  routeDiscovery: { mode: "initial" },
} satisfies Config;

function prerender() {
  const content = readContent();
  return [
    ...content.pages().map(({ path }) => path),
    ...content.summaryPaths(),
    ...content.sublistPaths(),
    searchPath,
  ];
}
