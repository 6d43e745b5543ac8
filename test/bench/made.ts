import { execFileSync } from "node:child_process";
import { cpus } from "node:os";
import { findChromium } from "../find-chromium.ts";
import type { Results } from "./results.ts";

/** When, from what and with what a run was made. */
export function made(runs: number): Results["made"] {
  return {
    on: new Date().toISOString().slice(0, 10),
    commit: said("git", ["rev-parse", "--short", "HEAD"]),
    machine: `${cpus().length} cores ${process.arch}`,
    browser: said(findChromium() ?? "chromium", ["--version"]).replace(/ built on.*/, ""),
    node: process.versions.node,
    runs,
  };
}

const said = (program: string, args: string[]) =>
  execFileSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
