import { defineConfig } from "vitest/config";
import { bundledWords } from "./pipeline/vite/bundled-words.ts";
import { icons } from "./pipeline/vite/icons.ts";
import { inlineScript } from "./pipeline/vite/inline-script.ts";
import { siteDataModules } from "./pipeline/vite/site-data.ts";
import "./test/compile-cache.ts";

export default defineConfig({
  plugins: [siteDataModules(), bundledWords(), icons(), inlineScript()],
  test: {
    include: ["{app,brand,contract,editor,model,pipeline,search,server,simulation,test}/**/*.test.{ts,tsx}"],
    globalSetup: "test/temporary-files.ts",
    // Two cores: the slow tests (real PostgreSQL, kills) share them with nothing else.
    maxWorkers: 2,
    testTimeout: 20_000,
    // As for the browser tests: a busy CI machine gets a second try, and what needed it is named at the end.
    retry: process.env.CI ? 1 : 0,
  },
});
