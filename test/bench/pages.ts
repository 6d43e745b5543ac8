import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";

/** Requests per second, the median of the rounds; `ratio` is ours to nginx's in the same round, likewise. */
export type PageRate = { path: string; ours: number; nginx?: number; ratio?: number };

type Options = { paths?: string[]; rounds?: number; seconds?: number };

/**
 * Loads a light and a heavy built page and one that is rendered for each visitor.
 * nginx with one worker sends the same built pages with the same headers, in turn with ours, since machines change their pace.
 */
export async function measurePages(options: Options = {}): Promise<PageRate[]> {
  const { paths = ["/contact", "/", "/services/unknown"], rounds = 5, seconds = 2 } = options;
  const site = await startSite();
  const nginx = has("nginx") ? await startNginx(await headersOf(`${site.url}/contact`)) : undefined;
  try {
    return paths.map((path) => {
      const built = existsSync(join("build/client", path, "index.html"));
      const results = Array.from({ length: rounds }, () => ({
        ours: load(site.url + path, built ? 32 : 4, seconds),
        nginx: nginx && built ? load(nginx.url + path, 32, seconds) : undefined,
      }));
      return rateFrom(path, results);
    });
  } finally {
    site.process.kill();
    nginx?.process.kill();
  }
}

function rateFrom(path: string, results: { ours: number; nginx?: number }[]): PageRate {
  const ours = median(results.map((result) => result.ours));
  const compared = results.filter((result) => result.nginx !== undefined) as {
    ours: number;
    nginx: number;
  }[];
  if (compared.length === 0) return { path, ours };
  const nginx = median(compared.map((result) => result.nginx));
  return { path, ours, nginx, ratio: median(compared.map((result) => result.ours / result.nginx)) };
}

async function startSite() {
  const port = 4790;
  const DATA_DIR = mkdtempSync(join(tmpdir(), "bench-"));
  const env = { ...process.env, PORT: String(port), HOST: "127.0.0.1", DATA_DIR };
  // Its log is written, as it would be, but kept by nobody.
  const server = spawn(process.execPath, ["server/main.ts"], { env, stdio: ["ignore", "ignore", "inherit"] });
  return answering(server, `http://127.0.0.1:${port}`);
}

async function startNginx(headers: [string, string][]) {
  const port = 4791;
  const dir = mkdtempSync(join(tmpdir(), "bench-nginx-"));
  writeFileSync(join(dir, "nginx.conf"), nginxConf(port, dir, headers));
  const server = spawn("nginx", ["-p", dir, "-c", "nginx.conf"], { stdio: "inherit" });
  return answering(server, `http://127.0.0.1:${port}`);
}

/** nginx at its best: one worker, compressed copies, open files kept, its log written in large pieces. */
const nginxConf = (port: number, dir: string, headers: [string, string][]) => `
daemon off; worker_processes 1; pid ${dir}/pid; error_log ${dir}/errors;
events { worker_connections 1024; }
http {
  types { text/html html; }
  access_log ${dir}/log combined buffer=64k;
  sendfile on; tcp_nopush on; gzip_static on; open_file_cache max=100; keepalive_requests 10000000;
  server {
    listen 127.0.0.1:${port}; root ${resolve("build/client")};
    ${headers.map(([name, value]) => `add_header ${name} "${value}";`).join("\n    ")}
    location / { try_files $uri/index.html $uri =404; }
  }
}`;

/** What nginx would not send by itself. */
async function headersOf(url: string) {
  const { headers } = await fetch(url);
  const its = /^(content-(length|type|encoding)|date|etag|connection|keep-alive)$/;
  return [...headers].filter(([name]) => !its.test(name));
}

async function answering(process: ChildProcess, url: string) {
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return { process, url };
    await setTimeout(100);
  }
  process.kill();
  throw new Error(`Nothing answers at ${url}`);
}

/** Requests per second over some connections. */
function load(url: string, connections: number, seconds: number) {
  const how = ["-t1", `-c${connections}`, `-d${seconds}s`, "--timeout", "30s", "-H", "Accept-Encoding: gzip"];
  const out = execFileSync("wrk", [...how, url], { encoding: "utf8" });
  if (/Non-2xx/.test(out)) throw new Error(`${url} did not answer every request:\n${out}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(out)?.[1]);
}

const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;

function has(program: string) {
  try {
    execFileSync(program, ["-v"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

if (import.meta.main) {
  const perSecond = (rate: number) => `${Math.round(rate).toLocaleString("en").padStart(8)} requests/s`;
  for (const { path, ours, nginx, ratio } of await measurePages()) {
    const beside =
      nginx && ratio ? `, nginx ${perSecond(nginx)}: ${ratio.toFixed(2)} of it` : ", rendered each time";
    console.log(`${path.padEnd(20)}${perSecond(ours)}${beside}`);
  }
}
