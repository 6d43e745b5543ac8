import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { sendPath } from "#contract/send.ts";
import type { Health } from "../../server/store/health.ts";
import { compileCache } from "../compile-cache.ts";
import type { Command } from "./instance.ts";

export type Instance = Awaited<ReturnType<typeof startInstance>>;

const patience = () => AbortSignal.timeout(30_000);

/** Starts `instance.ts` with this environment and waits until it listens. */
export async function startInstance(env: Record<string, string>) {
  const child = fork(fileURLToPath(new URL("./instance.ts", import.meta.url)), {
    env: { PATH: process.env.PATH, LOG: process.env.LOG, NODE_COMPILE_CACHE: compileCache, ...env },
    execArgv: ["--expose-gc"],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const exited = once(child, "exit");
  const asked = new Map<number, PromiseWithResolvers<unknown>>();
  let count = 0;
  child.on("message", ({ id, answer }: { id: number; answer: unknown }) => asked.get(id)?.resolve(answer));
  child.once("exit", (code) => {
    for (const { reject } of asked.values()) reject(new Error(`The instance ended with ${code}`));
  });

  function ask(name: Command["name"], ms = 0) {
    const id = ++count;
    const answer = answerTo(id);
    child.send({ id, name, ms } satisfies Command, (error) => error && asked.get(id)?.reject(error));
    return answer;
  }
  function answerTo(id: number) {
    const answer = Promise.withResolvers<unknown>();
    asked.set(id, answer);
    return answer.promise.finally(() => asked.delete(id));
  }
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
  };

  const url = String(await answerTo(0));
  return {
    pid: child.pid as number,
    port: new URL(url).port,
    get: (path: string) => fetch(url + path, { signal: patience() }),
    post: (body: unknown) =>
      fetch(url + sendPath, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
        signal: patience(),
      }),
    /** Sets the machine's clock: ahead by so much. */
    jump: (ms: number) => ask("jump", ms),
    /** Lets time pass at once. */
    pass: async (ms: number) => (await ask("pass", ms)) as Health | undefined,
    heapMb: async () => Number(await ask("memory")) / 1024 / 1024,
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
  };
}
