import { execFileSync } from "node:child_process";
import { cpus } from "node:os";
import { findChromium } from "../../find-chromium.ts";
import type { Made } from "./results.ts";

export function made(runs: number): Made {
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
