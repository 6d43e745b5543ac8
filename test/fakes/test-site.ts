import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { SiteFacts } from "#contract/site.ts";
import { compressTree } from "../../pipeline/publish/compress.ts";
import { hideStandIns, writeStandIns } from "../../pipeline/render/stand-ins.ts";
import { readConfig } from "../../server/config.ts";
import type { ObserveRequest } from "../../server/http/listener.ts";
import { openReadiness } from "../../server/http/probes/readiness.ts";
import { siteServer } from "../../server/http/site-server.ts";
import { openLogger } from "../../server/log.ts";
import type { PlainAnswer, Posted } from "../../server/receive/endpoint.ts";
import { fakeClock } from "./mail.ts";
import { site as testFacts } from "./site.ts";

/** A small site for tests, served on a port of its own. */
export async function startTestSite(env: Record<string, string> = {}, facts: Partial<SiteFacts> = {}) {
  const lines: string[] = [];
  const logger = openLogger({ level: "debug", write: (text) => lines.push(...text.trimEnd().split("\n")) });
  const letters = testLetters();
  const clock = fakeClock();
  const readiness = openReadiness();
  const site = { ...testFacts, name: "Ananta & Sons", url: "https://www.ananta.example", ...facts };
  const observed: { group: string; status: number }[] = [];
  const observe: ObserveRequest = (group, status) => void observed.push({ group, status });
  const server = await siteServer({
    buildDir: await buildTestSite(),
    config: readConfig(env),
    site,
    letters,
    logger,
    clock,
    readiness,
    metrics: { observe, slots() {} },
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    ...{ server, port, letters, clock, readiness, observed },
    get: (path: string, init?: RequestInit) =>
      fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual", ...init }),
    logged() {
      logger.flush();
      return lines.map((line) => JSON.parse(line));
    },
  };
}

export type TestSite = Awaited<ReturnType<typeof startTestSite>>;

/** Writes the site into a folder of its own, and gives that folder or the one below it that is named. */
export async function buildTestSite(folder = "") {
  const dir = join(await mkdtemp(join(tmpdir(), "site-")), folder);
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), content);
  }
  await writeStandIns(dir);
  await compressTree(join(dir, "client"));
  hideStandIns(dir);
  return dir;
}

const page = (title: string) => `<!doctype html><html lang="en"><head><title>${title}</title>
<style>body{margin:0}</style><script>document.documentElement.dataset.theme="dark"</script>
<script type="application/ld+json">{"@type":"Organization"}</script></head>
<body>${`<p>${title}</p>`.repeat(50)}<script type="module" src="/assets/app-B4s3h4sh.js"></script></body></html>`;

const serverBuild = new URL("./server-build.ts", import.meta.url).href;

const files: Record<string, string> = {
  "secret.txt": "not for visitors",
  "server/index.js": `export * from "${serverBuild}";`,
  "client/index.html": page("Home"),
  "client/_.data": "[]",
  "client/contact/index.html": page("Contact"),
  "client/contact.data": "[]",
  "client/search/index.html": page("Search"),
  "client/services/ai-ml/index.html": page("AI"),
  "client/assets/worker-B4s3h4sh.js": "export const worker = true;",
  "client/assets/EpanetEngine-B4s3h4sh.wasm": "\0asm".repeat(50),
  "client/assets/app-B4s3h4sh.js": "export const app = true;\n".repeat(50),
  "earlier/1/assets/app-0ld3r0n3.js": "export const app = 'older';",
  "client/fonts/anek-variable.woff2": "a font",
  "client/pictures/port.0a1b2c3d.avif": "a picture",
  "client/specifications/bin.pdf": "%PDF-1.7 0123456789",
  "client/robots.txt": "User-agent: *",
  "client/.vite/manifest.json": "{}",
  "client/.well-known/security.txt": "Contact: mailto:us@ananta.example",
};

function testLetters() {
  const seen: unknown[] = [];
  return {
    seen,
    healthy: true,
    mail: { ok: true, causes: [] as string[] },
    async receive({ method, header, read }: Posted, client: object): Promise<PlainAnswer> {
      const body = method === "POST" ? await read() : undefined;
      if (body && "problem" in body) return { status: 413, text: body.problem, headers: {} };
      seen.push({ client, host: header("host"), body: body && Buffer.from(body.bytes).toString() });
      return { status: 200, text: "OK KOLAM-1", headers: { "content-type": "text/plain" } };
    },
    async submit(template: string, params: object, client: object) {
      seen.push({ template, params, client });
      return { status: "stored" as const, reference: "KOLAM-1" };
    },
    judge: async () => new Response("Judged."),
    unsubscribe: async () =>
      new Response("Unsubscribed.", { headers: { "Content-Security-Policy": "default-src 'none'" } }),
    confirm: async () => new Response("Confirmed."),
    formToken: () => "a.token",
    async health() {
      return { ok: this.healthy, waiting: 0 };
    },
    async mailStatus() {
      return this.mail;
    },
  };
}
