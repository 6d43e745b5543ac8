import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { site } from "../test/fakes/site.ts";
import { buildTestSite } from "../test/fakes/test-site.ts";

const main = resolve("server/main.ts");
const nginx = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"].find((path) =>
  runs(path),
);
const children: ChildProcess[] = [];
afterAll(() => children.forEach((child) => void child.kill("SIGKILL")));

/** nginx leaves out the port that a visitor names; it serves the one that needs no mention. */
const proxies = [
  { name: "nginx", program: nginx, start: startNginx, origin: (_: string) => "http://127.0.0.1" },
  ...(runs("caddy", "version")
    ? [{ name: "Caddy", program: "caddy", start: startCaddy, origin: (url: string) => url }]
    : []),
];

for (const { name, program, start, origin } of proxies) {
  test.skipIf(!program)(
    `two instances behind ${name} are restarted one after the other, and nobody notices (needs ${name})`,
    { timeout: 120_000 },
    async () => {
      const [front, ...ports] = await Promise.all([freePort(), freePort(), freePort()]);
      const folder = await folderWithSite();
      const instances: ChildProcess[] = [];
      for (const port of ports) instances.push(await startInstance(folder, port));
      const url = await start(front, ports);

      const load = openLoad(url);
      await load.answered(200);
      for (const [i, port] of ports.entries()) {
        const stopping = instances[i];
        stopping?.kill("SIGTERM");
        if (stopping) await once(stopping, "exit");
        instances[i] = await startInstance(folder, port);
        await load.answered(load.count() + 200);
      }
      expect(await load.end()).toEqual([]);
    },
  );

  test.skipIf(!program)(
    `behind ${name} nobody can give the site another name (needs ${name})`,
    { timeout: 60_000 },
    async () => {
      const [front, port] = [await freePort(), await freePort()];
      await startInstance(await folderWithSite(), port);
      const url = await start(front, [port, port]);
      const form = { name: "Asha", email: "a@b.example", company: "Port", message: "Hello" };
      const send = (headers: Record<string, string>) =>
        fetch(`${url}/contact`, { method: "POST", body: new URLSearchParams(form), headers });
      expect((await send({ Origin: origin(url) })).status).toBe(200);
      const evil = { Origin: "http://evil.example", "X-Forwarded-Host": "evil.example" };
      expect((await send(evil)).status).toBe(403);
    },
  );
}

/** Visitors who read pages and send forms, one request after the other, until they are stopped. */
function openLoad(url: string) {
  const failures: string[] = [];
  let count = 0;
  let going = true;
  async function visitor(number: number) {
    for (let i = 0; going; i++) {
      const form = { name: "Asha", email: `a${number}-${i}@b.example`, company: "Port", message: "Hello" };
      const init = i % 10 === 9 ? { method: "POST", body: new URLSearchParams(form) } : {};
      const path = i % 2 ? "/contact" : "/";
      const outcome = await fetch(url + path, init).then(
        // A proxy that found nobody to ask answers without a body.
        async (answer) => ((await answer.text()) ? answer.status : `${answer.status}, empty`),
        (error) => String(error.cause ?? error),
      );
      if (outcome !== 200) failures.push(`${init.method ?? "GET"} ${path}: ${outcome}`);
      count++;
    }
  }
  const visitors = Promise.all(Array.from({ length: 12 }, (_, number) => visitor(number)));
  return {
    count: () => count,
    answered: (wanted: number) => expect.poll(() => count, { timeout: 60_000 }).toBeGreaterThan(wanted),
    async end() {
      going = false;
      await visitors;
      return failures;
    },
  };
}

/** With the time that an instance gives its proxy by itself: Caddy asks every second whether it is ready. */
async function startInstance(cwd: string, port: number) {
  const env = { PORT: String(port), HOST: "127.0.0.1", TRUSTED_PROXIES: "1" };
  const child = spawn(process.execPath, [main], {
    cwd,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_NO_WARNINGS: "1",
      LIMIT_PER_IP: "1000000",
      ...env,
    },
    stdio: "ignore",
  });
  children.push(child);
  const ready = () => fetch(`http://127.0.0.1:${port}/readyz`).then(({ status }) => status, String);
  await expect.poll(ready, { timeout: 60_000 }).toBe(200);
  return child;
}

/** With the recipe's own upstream and proxy settings. */
async function startNginx(port: number, upstreams: number[]) {
  const folder = await mkdtemp(join(tmpdir(), "nginx-"));
  const recipe = await readFile("deploy/nginx/site.conf", "utf8");
  const upstream = upstreams.reduce(
    (text, instance, i) => text.replace(`:300${i + 1} `, `:${instance} `),
    /upstream site \{[\s\S]*?\n\}/.exec(recipe)?.[0] ?? "",
  );
  await writeFile(
    join(folder, "nginx.conf"),
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors; events {}
    http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
      ${upstream}
      server { listen 127.0.0.1:${port};
        location / { include ${resolve("deploy/nginx/proxy.inc")}; proxy_pass http://site; } } }`,
  );
  children.push(spawn(nginx ?? "", ["-p", folder, "-c", "nginx.conf"], { stdio: "ignore" }));
  return answering(`http://127.0.0.1:${port}`);
}

/** With the recipe as it is, but for the certificate. */
async function startCaddy(port: number, upstreams: number[]) {
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env.PATH,
    HOME: await mkdtemp(join(tmpdir(), "caddy-")),
    CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
    SITE_NAME: url,
    SITE_UPSTREAMS: upstreams.map((upstream) => `127.0.0.1:${upstream}`).join(" "),
  };
  const args = ["run", "--config", resolve("deploy/caddy/Caddyfile"), "--adapter", "caddyfile"];
  children.push(spawn("caddy", args, { env, stdio: "ignore" }));
  return answering(url);
}

async function answering(url: string) {
  await expect.poll(() => fetch(url).then(({ status }) => status, String), { timeout: 20_000 }).toBe(200);
  return url;
}

async function folderWithSite() {
  const buildDir = await buildTestSite("build");
  await writeFile(join(buildDir, "site.json"), JSON.stringify(site));
  return dirname(buildDir);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

function runs(program: string, ask = "-v") {
  try {
    execFileSync(program, [ask], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
