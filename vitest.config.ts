import { defineConfig } from "vitest/config";
import { icons } from "./tools/vite/icons.ts";
import { pictures } from "./tools/vite/pictures.ts";
import { yaml } from "./tools/vite/yaml.ts";

export default defineConfig({
  plugins: [yaml(), icons(), pictures()],
  test: {
    include: ["{app,contract,server,tools,test}/**/*.test.{ts,tsx}"],
    // Two cores: the slow tests (real PostgreSQL, kills) share them with nothing else.
    maxWorkers: 2,
    testTimeout: 20_000,
  },
});
