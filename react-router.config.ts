import type { Config } from "@react-router/dev/config";
import { knownPaths, summaryPaths } from "./pipeline/check/known-paths.ts";

export default {
  ssr: true,
  prerender: [...knownPaths(), ...summaryPaths()],
  ...(process.env.KIT && { buildDirectory: process.env.KIT, prerender: false }),
  routeDiscovery: { mode: "initial" },
} satisfies Config;
