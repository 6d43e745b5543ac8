import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";

/** Requests per second, each the median of its rounds; `ratio` is ours to nginx's, the median of the rounds' ratios. */
export type PageRates = { page: number; rendered: number; nginx?: number; ratio?: number };

type Options = { page?: string; rendered?: string; rounds?: number; seconds?: number };

/**
 * Loads a built page, and a page that is rendered for each visitor, from memory to socket.
 * nginx with one worker sends the same page with the same headers, in turn with ours, since machines change their pace.
 */
export async function measurePages(options: Options = {}): Promise<PageRates> {
  const { page = "/", rendered = "/services/unknown", rounds = 5, seconds = 3 } = options;
  const site = await startSite();
  const nginx = has("nginx") ? await startNginx(await headersOf(site.url + page)) : undefined;
  try {
    const results = [];
    for (let round = 0; round < rounds; round++) {
      results.push({
        page: load(site.url + page, seconds),
        nginx: nginx && load(nginx.url + page, seconds),
        rendered: load(site.url + rendered, seconds),
      });
    }
    const ratios = results.map((result) => result.page / (result.nginx ?? Number.NaN));
    return {
      page: median(results.map((result) => result.page)),
      rendered: median(results.map((result) => result.rendered)),
      ...(nginx && { nginx: median(results.map((result) => result.nginx ?? 0)), ratio: median(ratios) }),
    };
  } finally {
    site.process.kill();
    nginx?.process.kill();
  }
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

/** Requests per second over 32 connections. */
function load(url: string, seconds: number) {
  const out = execFileSync("wrk", ["-t1", "-c32", `-d${seconds}s`, "-H", "Accept-Encoding: gzip", url], {
    encoding: "utf8",
  });
  if (/Non-2xx|Socket errors/.test(out)) throw new Error(`${url} did not answer every request:\n${out}`);
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
  const { page, rendered, nginx, ratio } = await measurePages();
  const perSecond = (rate: number) => `${Math.round(rate).toLocaleString("en")} requests/s`;
  console.log(`a built page            ${perSecond(page)}`);
  if (nginx && ratio)
    console.log(`the same page by nginx  ${perSecond(nginx)}: ours is ${ratio.toFixed(2)} of it`);
  console.log(`a page made on demand   ${perSecond(rendered)}`);
}
