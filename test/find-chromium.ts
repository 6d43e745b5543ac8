import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const usual = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** A Chromium or Chrome to test with: the one that CHROMIUM_PATH names, one that is installed, or Playwright's own. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  return [...usual, chromium.executablePath()].find((path) => existsSync(path));
}

/** As `findChromium`, but installs one where there is none: Playwright's download, else Debian's package. */
export function ensureChromium(): string {
  const found =
    findChromium() ??
    installed("npx", ["playwright", "install", "--with-deps", "chromium"]) ??
    debianChromium();
  if (found) return found;
  throw new Error(
    "No Chromium or Chrome was found, and none could be installed. Install one, or set CHROMIUM_PATH to it.",
  );
}

function debianChromium() {
  installed("apt-get", ["update", "-qq"]);
  return installed("apt-get", [
    "install",
    "-y",
    "-qq",
    "--no-install-recommends",
    "chromium",
    "fonts-liberation",
  ]);
}

function installed(command: string, args: string[]): string | undefined {
  try {
    execFileSync(command, args, {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  } catch {
    return undefined; // the next way is tried
  }
  return findChromium();
}
