import type { Config } from "@react-router/dev/config";
import { knownPaths } from "./tools/content/known-paths.ts";

export default {
  ssr: true,
  prerender: knownPaths(),
  routeDiscovery: { mode: "initial" },
} satisfies Config;
