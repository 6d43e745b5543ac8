import { spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { answering } from "./servers.ts";

/** nginx with the built pages and the headers that the site sends with the page at `like`. */
export async function startNginx(like: string, port = 4791) {
  const dir = mkdtempSync(join(tmpdir(), "bench-nginx-"));
  writeFileSync(join(dir, "nginx.conf"), nginxConf(port, dir, await headersOf(like)));
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
    ${headers.map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`).join("\n    ")}
    location / { try_files $uri/index.html $uri =404; }
  }
}`;

/** What nginx would not send by itself. */
async function headersOf(url: string) {
  const { headers } = await fetch(url);
  const its = /^(content-(length|type|encoding)|date|etag|connection|keep-alive)$/;
  return [...headers].filter(([name]) => !its.test(name));
}
