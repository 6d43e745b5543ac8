import { type ChildProcess, spawn } from "node:child_process";
import { StoreError } from "../../store/disk/content-folder.ts";

/** What became of the operator's command, with what it said. */
export type Published = { status: "published" | "failed"; says: string };

/** Ten minutes: longer than a build and its way to a server take. */
const usualLimitMs = 600_000;

/**
 * Publishes with the operator's command, once at a time: two at once would get in each other's way. What must be done
 * first is thrown by refuseUnlessReady.
 */
export function openPublisher(command: string | undefined, refuseUnlessReady = () => {}) {
  let isRunning = false;

  return async (): Promise<Published> => {
    if (!command) throw new StoreError("No command is set that publishes (EDIT_PUBLISH).");
    if (isRunning)
      throw new StoreError("The site is being published already. Wait until that is done, then try again.");
    refuseUnlessReady();
    isRunning = true;
    try {
      return await runCommand(command);
    } finally {
      isRunning = false;
    }
  };
}

/**
 * Runs the command that brings the content to visitors. It is the operator's own: it comes from the environment. Nobody
 * sits at its terminal, so it gets neither input nor a terminal: a question fails at once and is told.
 */
export function runCommand(command: string, limitMs = usualLimitMs): Promise<Published> {
  const { promise, resolve } = Promise.withResolvers<Published>();
  const child = spawn(command, {
    shell: true,
    // A session of its own has no terminal that ssh could ask on, and ends as a whole. Windows would open a window.
    detached: process.platform !== "win32",
    windowsHide: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, GIT_TERMINAL_PROMPT: "0" },
  });
  let said = "";
  const hear = (part: string) => {
    said = (said + part).slice(-mostCharacters);
  };
  child.stdout.setEncoding("utf8").on("data", hear);
  child.stderr.setEncoding("utf8").on("data", hear);
  let ending = "";
  const limit = setTimeout(() => {
    ending = `It took longer than ${limitMs / 60_000} minutes and was stopped.`;
    stop(child);
  }, limitMs);
  const end = (status: Published["status"], otherwise: string) => {
    clearTimeout(limit);
    resolve({ status, says: [said.trim(), ending].filter(Boolean).join("\n") || otherwise });
  };
  child.on("error", (error) => end("failed", error.message));
  child.on("close", (code, signal) =>
    code === 0 ? end("published", "Done.") : end("failed", `It ended with ${signal ?? `the code ${code}`}.`),
  );
  return promise;
}

/** What an author reads of it: the end, where a failure stands. */
const mostCharacters = 4000;

/** Ends a command with all that it has started: a shell alone would leave the rest running, and us waiting for it. */
function stop(child: ChildProcess) {
  if (child.pid === undefined) return;
  try {
    if (process.platform === "win32") child.kill();
    else process.kill(-child.pid, "SIGKILL");
  } catch {
    // It has ended by itself meanwhile.
  }
}
