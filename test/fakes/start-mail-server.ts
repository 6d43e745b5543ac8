import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { sendPath } from "#contract/send.ts";
import { compileCache } from "../compile-cache.ts";

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** Starts `mail-server.ts` with this environment and waits until it listens. */
export async function startMailServer(env: Record<string, string>) {
  const child = fork(fileURLToPath(new URL("./mail-server.ts", import.meta.url)), {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, LIMIT_PER_IP: "1000000", ...env },
    execArgv: ["--expose-gc"],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const ended = once(child, "exit");
  const [address] = await Promise.race([
    once(child, "message"),
    ended.then(([code]) => Promise.reject(new Error(`The mail server ended with ${code}`))),
  ]);
  const url = `http://127.0.0.1:${(address as { port: number }).port}`;
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };

  return {
    url,
    pid: child.pid as number,
    running: () => child.exitCode === null && child.signalCode === null,
    get: async (path: string) => (await fetch(url + path)).json(),
    post: (body: unknown) =>
      fetch(url + sendPath, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
  };
}
