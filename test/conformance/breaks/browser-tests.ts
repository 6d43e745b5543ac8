import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import site from "../../../playwright.config.ts";
import { ensureChromium } from "../../find-chromium.ts";
import type { NamedTest } from "./plan.ts";

/** Tests that look at a site of their own. */
export type Visit = { name: string; site: string; kit: string; tests: NamedTest[] };

/** Runs all visits in one go. Gives the titles of those that failed, by the visit's name. */
export async function failuresOf(visits: Visit[]): Promise<(name: string) => string[]> {
  const wanted = visits.filter(({ tests }) => tests.length);
  if (!wanted.length) return () => [];
  writeFileSync("test-results/breaks/visits.json", JSON.stringify(wanted));
  const config = "test/conformance/breaks/playwright.config.ts";
  const command = ["node_modules/@playwright/test/cli.js", "test", "--config", config];
  const browser = await chromium.launchServer({
    ...site.use?.launchOptions,
    executablePath: ensureChromium(),
  });
  const tests = spawn(process.execPath, command, {
    stdio: "inherit",
    env: { ...process.env, BREAKS_BROWSER: browser.wsEndpoint() },
  });
  // Not synchronous: this process serves what they look at.
  await new Promise((done) => tests.on("exit", done));
  await browser.close();
  const results = specsIn(JSON.parse(readFileSync("test-results/breaks/e2e.json", "utf8"))).flatMap(
    ({ title, tests }) => tests.map(({ projectName, status }) => ({ title, projectName, status })),
  );
  return (name) =>
    results.flatMap(({ title, projectName, status }) =>
      projectName === name && status === "unexpected" ? title : [],
    );
}

type Suite = { suites?: Suite[]; specs?: Spec[] };
type Spec = { title: string; tests: { projectName: string; status: string }[] };

const specsIn = ({ suites = [], specs = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsIn)];
