import { exec } from "node:child_process";

/** What became of the operator's command, with what it said. */
export type Published = { status: "published" | "failed"; says: string };

/** Runs the command that brings the content to visitors. It is the operator's own: it comes from the environment. */
export function runCommand(command: string): Promise<Published> {
  const { promise, resolve } = Promise.withResolvers<Published>();
  exec(command, { timeout: 600_000, maxBuffer: 10_000_000 }, (error, stdout, stderr) => {
    const says = `${stdout}${stderr}`.trim().slice(-4000);
    resolve({ status: error ? "failed" : "published", says: says || (error ? error.message : "Done.") });
  });
  return promise;
}
