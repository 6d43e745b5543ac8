import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { sendPath } from "#contract/send.ts";
import { startPostgres } from "../test/fakes/postgres.ts";
import { enquiry, sendBody, site } from "../test/fakes/site.ts";
import { startSmtp } from "../test/fakes/smtp.ts";
import { buildTestSite } from "../test/fakes/test-site.ts";

const main = new URL("./main.ts", import.meta.url).pathname;
const children: ChildProcess[] = [];
vi.setConfig({ testTimeout: 60_000 });
afterEach(() => children.splice(0).forEach((child) => void child.kill("SIGKILL")));

/** Starts the real server, as a process of its own, in a folder that has a built site. */
async function start(env: Record<string, string>, cwd?: string) {
  const child = spawn(process.execPath, [main], {
    cwd: cwd ?? (await folderWithSite()),
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_NO_WARNINGS: "1",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  return { child, exit: once(child, "exit"), stderr: text(child.stderr) };
}

async function startListening(env: Record<string, string> = {}) {
  const server = await start({ PORT: "0", HOST: "127.0.0.1", ...env });
  let log = "";
  server.child.stdout.on("data", (chunk) => {
    log += chunk;
  });
  await expect.poll(() => log, { timeout: 30_000 }).toContain('"event":"listening"');
  return {
    ...server,
    port: Number(/"listening","url":"http:\/\/127\.0\.0\.1:(\d+)/.exec(log)?.[1]),
    log: () => log,
  };
}

async function folderWithSite() {
  const buildDir = await buildTestSite("build");
  await writeFile(join(buildDir, "site.json"), JSON.stringify(site));
  return dirname(buildDir);
}

test("a form that is under way when the server is told to stop is stored and answered", async () => {
  const { child, port, exit, log } = await startListening();
  const body = new URLSearchParams({
    name: "Asha",
    email: "a@b.example",
    company: "Port",
    message: "Hello",
  }).toString();
  const idle = connect(port, "127.0.0.1");
  const visitor = connect(port, "127.0.0.1");
  visitor.write(`POST /contact HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: ${body.length}\r\n`);
  visitor.write("Content-Type: application/x-www-form-urlencoded\r\nExpect: 100-continue\r\n\r\n");
  const [begun] = await once(visitor, "data");
  expect(String(begun)).toBe("HTTP/1.1 100 Continue\r\n\r\n");
  visitor.write(body.slice(0, 10));

  child.kill("SIGTERM");
  await expect.poll(log).toContain('"stopping"');
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  visitor.write(body.slice(10));
  expect(await text(visitor)).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*<p>[A-Z]+-\d+<\/p>/);
  expect(await exit).toEqual([0, null]);
  expect(log()).toMatch(/"letter-stored"[\s\S]*"stopped"/);
  idle.destroy();
});

test("a log that nobody takes any more, as on a full disk, ends nothing", async () => {
  const { child, port } = await startListening({ LOG_LEVEL: "debug" });
  child.stdout.destroy();
  for (let visit = 0; visit < 20; visit++)
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  expect(child.exitCode).toBeNull();
});

test("idle connections do not keep a server that is told to stop, be it twice", async () => {
  const { child, port, exit, log } = await startListening();
  const visitor = connect(port, "127.0.0.1");
  visitor.write("GET /contact HTTP/1.1\r\nHost: x\r\n\r\n");
  await once(visitor, "data");
  child.kill("SIGINT");
  child.kill("SIGINT");
  expect(await exit).toEqual([0, null]);
  expect(log()).toContain('"event":"stopped","cutOff":false');
});

test("at a stop the server goes on serving for as long as it is told, and says that it stops", async () => {
  const { child, port, exit, log } = await startListening({ DRAIN_SECONDS: "1.5" });
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).then(({ status }) => status);
  expect(await ask("/readyz")).toBe(200);
  child.kill("SIGTERM");
  await expect.poll(log).toContain('"stopping"');
  expect([await ask("/readyz"), await ask("/contact"), await ask("/livez")]).toEqual([503, 200, 200]);
  expect(await exit).toEqual([0, null]);
});

test("a database that is away at the start keeps no page from being served, and letters are taken when it is back", async () => {
  const postgres = await startPostgres();
  const database = new URL(await postgres.database());
  const away = createServer((socket) => {
    const there = connect(Number(database.port), database.hostname);
    socket.pipe(there).pipe(socket);
    for (const end of [socket, there]) end.on("error", () => socket.destroy() && there.destroy());
  });
  const closed = createServer().listen(0, "127.0.0.1");
  await once(closed, "listening");
  const gate = closed.address() as { port: number };
  await new Promise((done) => closed.close(done));

  const url = Object.assign(new URL(database), { port: String(gate.port) });
  const { port, exit, child, log } = await startListening({ DATABASE_URL: url.href });
  const form = { name: "Asha", email: "a@b.example", company: "Port", message: "Hello" };
  const send = () =>
    fetch(`http://127.0.0.1:${port}/api/v1.0/email/send`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(sendBody("enquiry", { ...form, subject: "Enquiry", to_email: "x@y.example" })),
    }).then(({ status }) => status);
  expect((await fetch(`http://127.0.0.1:${port}/contact`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(503);
  expect(await send()).toBe(503);
  expect(log()).toContain('"letters-unavailable"');

  away.listen(gate.port, "127.0.0.1");
  await expect.poll(send, { timeout: 30_000, interval: 500 }).toBe(200);
  child.kill("SIGTERM");
  expect(await exit).toEqual([0, null]);
  away.close();
  await postgres.stop();
});

test("metrics are counted where a port is set for them, and are at no other", async () => {
  const smtp = await startSmtp();
  onTestFinished(() => smtp.close());
  const { port, log } = await startListening({ METRICS_PORT: "0", SMTP_URL: smtp.url });
  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
  await ask("/contact");
  await ask("/nowhere");
  const letter = JSON.stringify(sendBody("enquiry", enquiry()));
  const headers = { "Content-Type": "application/json" };
  await ask(sendPath, { method: "POST", body: letter, headers });
  await expect.poll(() => smtp.accepted).toHaveLength(1);
  await expect.poll(log).toContain("letter-sent");
  expect((await ask("/metrics")).status).toBe(404);
  const url = /"event":"metrics","url":"([^"]+)"/.exec(log())?.[1] ?? "";
  const metrics = await (await fetch(url)).text();
  expect(metrics).toContain('site_request_duration_seconds_count{group="page",status="200"} 1');
  expect(metrics).toContain('site_request_duration_seconds_count{group="letters",status="200"} 1');
  expect(metrics).toContain('site_request_duration_seconds_count{group="unknown",status="404"} 2');
  expect(metrics).toContain('site_letters{state="sent"} 1');
  for (const what of ["store", "smtp"])
    expect(metrics).toContain(`site_${what}_duration_seconds_count{ok="true"} 1`);
  for (const name of [
    "site_render_slots 50",
    "site_render_slots_taken 0",
    "site_letters_readable 1",
    "site_mail_ok 1",
  ])
    expect(metrics).toContain(`\n${name}\n`);
  expect(metrics).toContain("site_letters_oldest_waiting_seconds");
  expect(metrics).toContain("nodejs_eventloop_lag_seconds");
});

test("a wrong route or key stops the start although the database is away", async () => {
  const away = { PORT: "0", DATABASE_URL: "postgres://site@127.0.0.1:1/site" };
  const route = await start({ ...away, MAIL_ROUTES: "cluod=a@x.example" });
  const key = await start({ ...away, DKIM_DOMAIN: "x.example", DKIM_SELECTOR: "a", DKIM_KEY: "none" });
  expect(await route.stderr).toContain("MAIL_ROUTES names what the form does not offer: cluod");
  expect(await key.stderr).toContain("DKIM_KEY must be a private RSA key");
  for (const { exit } of [route, key]) expect(await exit).toEqual([1, null]);
});

test("letters are not kept longer than the privacy notice says", async () => {
  const { stderr, exit } = await start({ PORT: "0", RETENTION_DAYS: String(site.retentionDays + 1) });
  expect(await stderr).toContain(`RETENTION_DAYS must be at most ${site.retentionDays}: the privacy notice`);
  expect(await exit).toEqual([1, null]);
});

test("a taken port, a wrong setting, a slip in a name, a missing build and one of another version are each explained in a sentence", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as { port: number };
  const busy = await start({ PORT: String(port), HOST: "127.0.0.1" });
  const wrong = await start({ PORT: "http" });
  const unbuilt = await start({}, await mkdtemp(join(tmpdir(), "unbuilt-")));
  const older = await start({}, await folderWithBuildOf({ name: "Ananta" }));
  expect(await busy.stderr).toBe(
    `Port ${port} is taken by another program. Choose another one, like PORT=${port + 1}\n`,
  );
  expect(await wrong.stderr).toMatch(
    /^The server cannot start with these settings:\n {2}PORT must be a port number/,
  );
  expect(await unbuilt.stderr).toBe("The site has not been built yet. Build it with: npm run build\n");
  expect(await older.stderr).toBe(
    "The build is of another version of the server. Build it with: npm run build\n",
  );
  const slip = await startListening({ MAIL_ROUTE: "*=sales@x.example" });
  expect(slip.log()).toContain('"event":"setting-unknown","name":"MAIL_ROUTE","note":"Is it MAIL_ROUTES?"');
  const busyMetrics = await start({ PORT: "0", HOST: "127.0.0.1", METRICS_PORT: String(port) });
  expect(await busyMetrics.stderr).toBe(
    `Port ${port} is taken by another program. Choose another one, like METRICS_PORT=${port + 1}\n`,
  );
  for (const { exit } of [busy, wrong, unbuilt, older, busyMetrics]) expect(await exit).toEqual([1, null]);
  taken.close();
});

async function folderWithBuildOf(site: object) {
  const folder = await mkdtemp(join(tmpdir(), "older-"));
  await mkdir(join(folder, "build"));
  await writeFile(join(folder, "build", "site.json"), JSON.stringify(site));
  return folder;
}
