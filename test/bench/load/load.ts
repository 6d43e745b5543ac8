import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Requests per second for one address over some connections, by wrk. */
export async function load(url: string, connections: number, seconds: number) {
  const how = ["-t1", `-c${connections}`, `-d${seconds}s`, "--timeout", "30s", "-H", "Accept-Encoding: gzip"];
  const { stdout } = await promisify(execFile)("wrk", [...how, url]);
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} did not answer every request:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}
