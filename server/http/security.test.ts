import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../test/fakes/test-site.ts";
import { exchangeBytes } from "../../test/fakes/wire.ts";
import { workerPolicy } from "./security-headers.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.server.close());

const policyOf = (answer: Response) =>
  Object.fromEntries(
    (answer.headers.get("Content-Security-Policy") ?? "").split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("a built page may run its own inline scripts and styles, and no others", async () => {
  const policy = policyOf(await site.get("/contact"));
  expect(policy["script-src"]).toEqual(["'self'", sha256('document.documentElement.dataset.theme="dark"')]);
  expect(policy["style-src"]).toEqual(["'self'", sha256("body{margin:0}")]);
});

test("a page made at run time has a nonce that is never used again", async () => {
  const [one, two] = await Promise.all([site.get("/newsletter"), site.get("/newsletter")]);
  const nonce = /nonce="([^"]+)"/.exec(await one.text())?.[1];
  expect(policyOf(one)["script-src"]).toEqual(["'self'", `'nonce-${nonce}'`]);
  expect(policyOf(two)["script-src"]).not.toEqual(policyOf(one)["script-src"]);
});

test("nothing is allowed that is not named, and nothing unsafe is named", async () => {
  for (const path of ["/", "/services/unknown", "/newsletter", "/assets/none.js", "/nowhere"]) {
    const answer = await site.get(path);
    expect(policyOf(answer)).toMatchObject({
      "default-src": ["'self'"],
      "object-src": ["'none'"],
      "frame-src": ["'none'"],
      "media-src": ["'none'"],
      "base-uri": ["'none'"],
      "frame-ancestors": ["'none'"],
      "form-action": ["'self'"],
    });
    expect(answer.headers.get("Content-Security-Policy")).not.toMatch(/unsafe|https:[ ;]|\*/);
  }
});

test("a file loads nothing, stands in no frame and is for our own pages; what is about pages is not sent with it", async () => {
  for (const path of ["/fonts/anek-variable.woff2", "/robots.txt"]) {
    const { headers } = await site.get(path);
    expect(headers.get("Content-Security-Policy"), path).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get("X-Content-Type-Options"), path).toBe("nosniff");
    expect(headers.get("Cross-Origin-Resource-Policy"), path).toBe("same-origin");
    expect(headers.has("Strict-Transport-Security"), path).toBe(true);
    expect(headers.has("Permissions-Policy"), path).toBe(false);
  }
});

test("the simulators' worker, and nothing else, may compile WebAssembly and load what is ours", async () => {
  const worker = await site.get("/assets/worker-B4s3h4sh.js");
  expect(policyOf(worker)).toEqual({
    "default-src": ["'none'"],
    "script-src": ["'self'", "'wasm-unsafe-eval'"],
    "connect-src": ["'self'"],
    "frame-ancestors": ["'none'"],
  });
  // Pages have an embedder policy, and give a worker without one no start.
  expect(worker.headers.get("Cross-Origin-Embedder-Policy")).toBe("require-corp");
  for (const path of ["/", "/assets/app-B4s3h4sh.js", "/newsletter"]) {
    expect((await site.get(path)).headers.get("Content-Security-Policy"), path).not.toContain("wasm");
  }
});

test("the engine has the type that lets browsers compile it while it arrives, and arrives compressed", async () => {
  const { headers } = await site.get("/assets/EpanetEngine-B4s3h4sh.wasm", {
    headers: { "Accept-Encoding": "br" },
  });
  expect(headers.get("Content-Type")).toBe("application/wasm");
  expect(headers.get("Content-Encoding")).toBe("br");
});

test("the recipes for a static host give the worker the same policy", async () => {
  const recipes = await readFile("docs/deploying.md", "utf8");
  expect(recipes.split(workerPolicy)).toHaveLength(3);
});

const always = [
  "content-security-policy",
  "cross-origin-embedder-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "permissions-policy",
  "referrer-policy",
  "strict-transport-security",
  "x-content-type-options",
  "x-frame-options",
];

test("every answer but a file is protected as a page, whatever it is", async () => {
  const asks = [
    ...[
      "/",
      "/contact/",
      "/services/unknown",
      "/newsletter",
      "/nowhere",
      "/fails",
      "/breaks-everything",
      "/assets/none.js",
    ],
    ...["/healthz", "/newsletter/unsubscribe", "/%zz", `/${"a".repeat(5000)}`],
  ].map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  const malformed = [
    ...[
      "nonsense\r\n\r\n",
      "BREW / HTTP/1.1\r\n\r\n",
      "GET / HTTP/1.1\r\n\r\n",
      "CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n",
    ],
    ...[
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${"a".repeat(20_000)}\r\n\r\n`,
      "DELETE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    ],
    ...[
      "GET / HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\n\r\n",
      "OPTIONS / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    ],
  ];
  for (const ask of [...asks, ...malformed]) {
    const answer = await exchangeBytes(site.port, ask);
    const [head = ""] = answer.split("\r\n\r\n");
    const names = head.split("\r\n").map((line) => line.split(":")[0]?.toLowerCase());
    expect
      .soft(
        always.filter((name) => names.filter((other) => other === name).length !== 1),
        ask.slice(0, 60),
      )
      .toEqual([]);
  }
});

test("http is turned into https only where the operator says that there is https", async () => {
  const policyWith = async (PUBLIC_URL: string) => {
    const other = await startTestSite({ PUBLIC_URL });
    const answer = await other.get("/");
    other.server.close();
    return [
      policyOf(answer)["upgrade-insecure-requests"] !== undefined,
      answer.headers.has("Strict-Transport-Security"),
    ];
  };
  expect(policyOf(await site.get("/"))["upgrade-insecure-requests"]).toBeUndefined();
  expect(await policyWith("https://www.ananta.example")).toEqual([true, true]);
  expect(await policyWith("http://intranet.example")).toEqual([false, false]);
  expect(await policyWith("https://localhost:3000")).toEqual([false, true]);
});

test("a page may call its own server, the icon hosts and the e-mail service that is set, and nobody else", async () => {
  const other = await startTestSite({ EMAILJS_ORIGIN: "https://api.emailjs.com/" });
  const icons = ["https://api.iconify.design", "https://api.simplesvg.com", "https://api.unisvg.com"];
  expect(policyOf(await site.get("/"))["connect-src"]).toEqual(["'self'", ...icons]);
  expect(policyOf(await other.get("/"))["connect-src"]).toEqual([
    "'self'",
    "https://api.emailjs.com",
    ...icons,
  ]);
  other.server.close();
});

test("where all icons are installed, no page may call an icon host", async () => {
  const other = await startTestSite({}, { fetchesIcons: false });
  expect(policyOf(await other.get("/"))["connect-src"]).toEqual(["'self'"]);
  other.server.close();
});
