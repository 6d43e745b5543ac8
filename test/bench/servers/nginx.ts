import { spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { makeCertificate } from "./certificate.ts";
import { answering } from "./start-site.ts";

/** nginx with the built pages and the headers that the site sends with the page at `like`. */
export async function startNginx(like: string, port = 4791) {
  const headers = await headersOf(like);
  const server = run((dir) => pagesConf(port, dir, headers));
  return answering(server, `http://127.0.0.1:${port}`);
}

/** nginx before a program, with TLS and HTTP/2, as deploy/nginx has it. */
export async function startProxy(program: string, port: number) {
  const { cert, key } = makeCertificate();
  const server = run((dir) => proxyConf(port, dir, { program, cert: resolve(cert), key: resolve(key) }));
  // Whoever speaks plainly to it is told that this is a bad request.
  const isThere = () =>
    fetch(`http://localhost:${port}`).then(
      ({ status }) => status === 400,
      () => false,
    );
  return answering(server, `https://localhost:${port}`, isThere);
}

function run(confIn: (dir: string) => string) {
  const dir = mkdtempSync(join(tmpdir(), "bench-nginx-"));
  writeFileSync(join(dir, "nginx.conf"), confIn(dir));
  return spawn("nginx", ["-p", dir, "-c", "nginx.conf"], { stdio: "inherit" });
}

/** nginx at its best: one worker, compressed copies, open files kept, its log written in large pieces. */
const pagesConf = (port: number, dir: string, headers: [string, string][]) => `
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

type Proxied = { program: string; cert: string; key: string };

const proxyConf = (port: number, dir: string, { program, cert, key }: Proxied) => `
daemon off; worker_processes 1; pid ${dir}/pid; error_log ${dir}/errors;
events { worker_connections 1024; }
http {
  access_log off;
  upstream site { server ${new URL(program).host}; keepalive 32; }
  server {
    listen 127.0.0.1:${port} ssl http2;
    ssl_certificate ${cert}; ssl_certificate_key ${key};
    location / { include ${resolve("deploy/nginx/proxy.inc")}; proxy_pass http://site; }
  }
}`;

/** What nginx would not send by itself. */
async function headersOf(url: string) {
  const { headers } = await fetch(url);
  const its = /^(content-(length|type|encoding)|date|etag|connection|keep-alive)$/;
  return [...headers].filter(([name]) => !its.test(name));
}
