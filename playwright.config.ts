import { defineConfig } from "@playwright/test";
import { findChromium } from "./test/find-chromium.ts";

/** TEST_PORT moves both servers, so that two checkouts can be tested at the same time. */
const port = Number(process.env.TEST_PORT ?? 4173);
export const kitPort = port + 1;

/**
 * Chromium renders the list below its address bar as two pages of its own, for each window, though no window is shown: a
 * second of the processor for every test. It heeds the last such option alone, so what Playwright switches off is repeated.
 */
const unused = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
].join();

/** Journeys in a real browser against the built site; BASE_URL points them at another one. */
export default defineConfig({
  testDir: "test/e2e",
  testMatch: "**/*.test.e2e.ts",
  outputDir: "test-results",
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 45_000,
  // A busy CI machine gets a second try; a test that needed it is named at the end, to be mended.
  retries: process.env.CI ? 1 : 0,
  expect: { toHaveScreenshot: { pathTemplate: "{testDir}/looks/{arg}{ext}" } },
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    baseURL: process.env.BASE_URL ?? `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: findChromium(),
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--no-first-run",
        `--disable-features=${unused}`,
      ],
    },
  },
  webServer: process.env.BASE_URL
    ? undefined
    : [
        {
          command: "node server/main.ts",
          url: `http://127.0.0.1:${port}/healthz`,
          env: { PORT: String(port), HOST: "127.0.0.1", DATA_DIR: "test-results/data", LOG_LEVEL: "warn" },
          reuseExistingServer: false,
        },
        {
          command: "node test/kit-server.ts",
          url: `http://127.0.0.1:${kitPort}/kit`,
          env: {
            PORT: String(kitPort),
            HOST: "127.0.0.1",
            DATA_DIR: "test-results/kit-data",
            LOG_LEVEL: "warn",
          },
          reuseExistingServer: false,
          timeout: 240_000,
        },
      ],
});
