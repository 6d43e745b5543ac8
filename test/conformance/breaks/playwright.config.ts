import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import site from "../../../playwright.config.ts";
import type { Visit } from "./browser-tests.ts";

/** Tests of the site against sites that are broken, a project for each: browser-tests.ts writes which. */
const visits: Visit[] = JSON.parse(readFileSync("test-results/breaks/visits.json", "utf8"));

export default defineConfig<{ expectedMessages: RegExp[] }>({
  ...site,
  testDir: resolve("test/e2e"),
  outputDir: resolve("test-results/breaks/traces"),
  webServer: undefined,
  retries: 0,
  timeout: 60_000,
  reporter: [["line"], ["json", { outputFile: resolve("test-results/breaks/e2e.json") }]],
  use: {
    ...site.use,
    // A page that is broken may complain of it; that is no proof. Inline scripts may be broken, too.
    expectedMessages: [/./s],
    bypassCSP: true,
    // What is broken is often not there to be clicked.
    actionTimeout: 20_000,
    // One browser for all: a worker ends with each test that fails, and most of these shall.
    ...(process.env.BREAKS_BROWSER && { connectOptions: { wsEndpoint: process.env.BREAKS_BROWSER } }),
  },
  projects: visits.map(({ name, site, kit, tests }) => ({
    name,
    use: { baseURL: site },
    metadata: { kit },
    testMatch: tests.map(({ file }) => resolve(file)),
    grep: new RegExp(`(${tests.map(({ title }) => literal(title)).join("|")})$`),
  })),
});

function literal(text: string) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
