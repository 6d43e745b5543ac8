import { execFileSync } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer, type OutgoingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { collectionNames } from "../../../model/reader.ts";
import { sourceFrom } from "../../../pipeline/content.ts";
import type { Change } from "../../files/change.ts";
import { answeredFrom } from "../../marks/answered-from.ts";
import { apiPath, openApi } from "./api.ts";

const known = sourceFrom();
const home = "pages/home.yaml";

let root: string;
let server: Server;
let port: number;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "editor-api-"));
  cpSync("content", join(root, "content"), { recursive: true });
  await start();
});
afterEach(() => {
  server.close();
  rmSync(root, { recursive: true });
});

async function start(publishCommand?: string) {
  const content = join(root, "content");
  const handle = openApi({ content, journal: join(root, "journal.jsonl"), known, publishCommand });
  const site = () => answeredFrom().getStore()?.[home] ?? "the site";
  server = createServer((asked, response) => handle(asked, response, () => response.end(site())));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
}

type Answer = { status: number; text: string; headers: Record<string, unknown> };

function ask(
  method: string,
  path: string,
  body?: string,
  headers: OutgoingHttpHeaders = {},
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const asked = request({ host: "127.0.0.1", port, method, path, headers }, async (response) => {
    let text = "";
    for await (const part of response.setEncoding("utf8")) text += part;
    resolve({ status: response.statusCode ?? 0, text, headers: response.headers });
  });
  asked.on("error", reject);
  asked.end(body);
  return promise;
}

const json = { "Content-Type": "application/json" };
const get = async (name: string) => JSON.parse((await ask("GET", apiPath + name)).text);
const post = async (name: string, body: unknown, headers: OutgoingHttpHeaders = json) => {
  const { status, text } = await ask("POST", apiPath + name, JSON.stringify(body), headers);
  return { code: status, ...JSON.parse(text) };
};
const onDisk = (file = home) => readFileSync(join(root, "content", file), "utf8");
const titled = (value: string): Change => ({ op: "set", path: ["hero", "title"], value });
const setTitle = async (value: string) =>
  post("change", { file: home, hash: (await get(`item?file=${home}`)).hash, changes: [titled(value)] });

describe("strangers", () => {
  test.each<[string, OutgoingHttpHeaders]>([
    ["a name that was made to resolve to this machine", { Host: "evil.example" }],
    ["such a name with our port", { Host: "evil.example:PORT" }],
    ["another port of this machine", { Host: "127.0.0.1:1" }],
    ["a name that only begins like ours", { Host: "localhost.evil.example:PORT" }],
    ["our name without the port", { Host: "127.0.0.1" }],
    ["a page of another site", { Origin: "https://evil.example" }],
    ["a page of another port", { Origin: "http://127.0.0.1:1" }],
    ["a page without an origin of its own", { Origin: "null" }],
    ["a link on another site", { "Sec-Fetch-Site": "cross-site" }],
    ["a subdomain", { "Sec-Fetch-Site": "same-site" }],
  ])("%s is refused, for pages and for changes", async (_, headers) => {
    const from = JSON.parse(JSON.stringify(headers).replaceAll("PORT", String(port)));
    const before = onDisk();
    expect((await ask("GET", "/", undefined, from)).status).toBe(403);
    expect((await ask("GET", `${apiPath}items`, undefined, from)).status).toBe(403);
    expect((await post("undo", {}, { ...json, ...from })).code).toBe(403);
    expect(onDisk()).toBe(before);
  });

  test.each(["localhost", "127.0.0.1"])("a page of %s is answered", async (name) => {
    const own = {
      Host: `${name}:${port}`,
      Origin: `http://${name}:${port}`,
      "Sec-Fetch-Site": "same-origin",
    };
    expect((await ask("GET", "/", undefined, own)).text).toBe(onDisk());
    expect((await post("undo", {}, { ...json, ...own })).code).toBe(200);
  });

  test("no answer may be read by other sites", async () => {
    const { headers } = await ask("GET", `${apiPath}publishing`);
    expect(headers).not.toHaveProperty("access-control-allow-origin");
    expect(headers).toMatchObject({
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "no-store",
    });
  });
});

describe("bad requests are told as such, and change nothing", () => {
  test.each<[string, string, string, OutgoingHttpHeaders, number]>([
    ["a form's body", "change", "file=x", { "Content-Type": "application/x-www-form-urlencoded" }, 415],
    ["plain text", "change", "{}", { "Content-Type": "text/plain" }, 415],
    ["no JSON", "change", "{", json, 400],
    ["fields that are missing", "change", "{}", json, 400],
    ["fields that nobody knows", "undo", '{"all":true}', json, 400],
    ["a place that is none", "keep", `{"file":"${home}","path":[-1],"value":"x"}`, json, 400],
    [
      "a kind of change that is none",
      "change",
      `{"file":"${home}","hash":"${"a".repeat(64)}","changes":[{"op":"eval","path":["a"]}]}`,
      json,
      400,
    ],
    ["something the editor cannot do", "format-disk", "{}", json, 404],
    ["a name of JavaScript's own", "constructor", "{}", json, 404],
    [
      "too much",
      "keep",
      JSON.stringify({ file: home, path: ["a"], value: "x".repeat(2_100_000) }),
      json,
      413,
    ],
    ["a file outside", "copy", '{"file":"../package.json","id":"x"}', json, 422],
    [
      "a name that leads outside",
      "copy",
      '{"file":"products/smart-dust-bin.yaml","id":"../../x"}',
      json,
      422,
    ],
  ])("%s", async (_, name, body, headers, status) => {
    const answer = await ask("POST", apiPath + name, body, headers);
    expect(answer.status, answer.text).toBe(status);
    expect(JSON.parse(answer.text).says).toBeTruthy();
  });

  test.each(["../package.json", "..%2Fpackage.json", "/etc/passwd", "schemas/site.json", "%00"])(
    "the file %s is not read",
    async (file) => {
      const { status, text } = await ask("GET", `${apiPath}item?file=${file}`);
      expect([404, 422]).toContain(status);
      expect(text).not.toContain("devDependencies");
    },
  );

  test.each(["", "[", "{}", "[]", "[-1]"])("the path %s of a field is none", async (path) => {
    const { status } = await ask("GET", `${apiPath}usage?file=${home}&path=${encodeURIComponent(path)}`);
    expect(status).toBe(400);
  });

  test("a huge body without a length is not read to its end, and the editor goes on", async () => {
    const asked = request({ host: "127.0.0.1", port, method: "POST", path: `${apiPath}undo`, headers: json });
    const outcome = once(asked, "response").then(
      ([response]) => response.statusCode,
      () => "hung up", // while there was more to come
    );
    asked.on("error", () => {});
    for (let i = 0; i < 40; i++) asked.write("x".repeat(100_000));
    expect([413, "hung up"]).toContain(await outcome);
    asked.destroy();
    expect(await get("publishing")).toEqual({ git: false });
  });
});

test("every file of the content is listed, and each can be opened with its schema", async () => {
  const { files, collections } = await get("items");
  expect(collections.map(({ name }: { name: string }) => name)).toEqual(collectionNames);
  const listed = [...files, ...collections.flatMap(({ items }: { items: object[] }) => items)];
  const names = listed.map(({ file }: { file: string }) => file).sort();
  expect(names).toEqual(Object.keys(known.files).sort());
  const { data, schema, problems } = await get("item?file=services/ai-ml.yaml");
  expect(data.id).toBe("ai-ml");
  expect(schema.properties.title).toMatchObject({ type: "string", maxLength: 44 });
  expect(schema.properties.shortDescription.description).toMatch(/card/);
  expect(problems).toEqual([]);
});

test("a change is saved, told in words, undone and redone", async () => {
  const { title: before } = parse(onDisk()).hero;
  expect(await setTitle("Cities that answer")).toMatchObject({ code: 200, status: "saved" });
  const expected = { file: home, what: "changed", field: "hero.title", before, after: "Cities that answer" };
  expect(await get("changes")).toEqual([expect.objectContaining(expected)]);
  expect(await post("undo", {})).toMatchObject({ status: "saved" });
  expect(await get("changes")).toEqual([]);
  expect(await get("history")).toEqual({ next: expect.any(String) });
  expect(await post("redo", {})).toMatchObject({ status: "saved" });
  expect(await get("history")).toEqual({ last: expect.any(String) });
});

test("a step whose file someone else has changed is skipped", async () => {
  await setTitle("Cities that answer");
  appendFileSync(join(root, "content", home), "# by hand\n");
  expect(await post("undo", {})).toMatchObject({ status: "conflict" });
  expect(await post("skip", { which: "undo" })).toMatchObject({ code: 200, status: "skipped" });
  expect(await post("undo", {})).toMatchObject({ status: "same" });
  expect(await post("skip", { which: "all" })).toMatchObject({ code: 400 });
});

test("a page is made from what is published for those who ask for it, and from what is on disk for all others", async () => {
  const before = onDisk();
  await setTitle("Cities that answer");
  expect((await ask("GET", "/?as=published")).text).toBe(before);
  for (const page of ["/", "/about-us", "/_root.data", "/search?q=water"])
    expect((await ask("GET", page)).text, page).toBe(onDisk());
  for (const file of ["/app/root.tsx", "/@vite/client", "/favicon.svg"])
    expect((await ask("GET", file)).text, file).toBe("the site");
  expect((await ask("GET", "/?as=published", undefined, { Host: "evil.example" })).status).toBe(403);
});

test("a change that the schema refuses comes back in words", async () => {
  const refused = await setTitle("A".repeat(61));
  expect(refused).toMatchObject({ code: 200, status: "refused", problems: [{ field: "hero.title" }] });
  expect(refused.problems[0].says).toMatch(/Shorten it to at most 60/);
});

test("of two changes that know the same version one is saved, and the other is told of it", async () => {
  const { hash } = await get(`item?file=${home}`);
  const answers = await Promise.all(
    ["One of two", "Two of two"].map((value) =>
      post("change", { file: home, hash, changes: [titled(value)] }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual(["conflict", "saved"]);
  const conflict = answers.find(({ status }) => status === "conflict");
  expect(conflict.theirs).toBe(onDisk());
});

test("a change that was made from another text than the one that is there now is not offered again", async () => {
  const { hash, data } = await get(`item?file=${home}`);
  const mine = { ...titled("Mine"), was: data.hero.title };
  await setTitle("Theirs");
  const answer = await post("change", { file: home, hash, changes: [mine] });
  expect(answer).toMatchObject({ code: 200, status: "conflict", ours: null });
});

test("a file that becomes no YAML meanwhile is told, and left alone", async () => {
  const { hash } = await get(`item?file=${home}`);
  writeFileSync(join(root, "content", home), 'hero: "open\n');
  const answer = await post("change", { file: home, hash, changes: [titled("Whole")] });
  expect(answer).toMatchObject({ status: "conflict", ours: null });
  expect((await get("check")).map(({ file }: { file: string }) => file)).toContain(home);
  expect(onDisk()).toBe('hero: "open\n');
});

describe("a file in another encoding than UTF-8", () => {
  const article = "articles/cloud-exit.md";
  const inLatin1 = (file: string) =>
    writeFileSync(
      join(root, "content", file),
      Buffer.from(`${onDisk(file).replace(/^title: .*/m, "title: Café")}# é\n`, "latin1"),
    );
  const restart = async () => {
    server.close();
    await start();
  };

  test.each([article, home])("%s is told as one problem, and the editor starts", async (file) => {
    inLatin1(file);
    await restart();
    expect(await get("check")).toEqual([
      { file, field: "", says: expect.stringMatching(/not written in UTF-8\. Save it .* developer/) },
    ]);
    const { status, text } = await ask("GET", `${apiPath}items`);
    expect(status, text).toBe(200);
    expect(await setTitle("Cities that answer")).toMatchObject(
      file === home ? { code: 400 } : { status: "saved" },
    );
  });

  test("is told when it becomes so while the editor runs", async () => {
    inLatin1(article);
    expect(await get("check")).toMatchObject([{ file: article }]);
    expect(await get("changes")).toEqual([expect.objectContaining({ file: article, what: "changed" })]);
    expect((await ask("GET", `${apiPath}items`)).status).toBe(200);
    expect((await ask("GET", "/?as=published")).text).toBe(onDisk());
  });

  test("site.yaml, which names all others, is told by its name", async () => {
    inLatin1("site.yaml");
    await restart();
    expect(await get("check")).toMatchObject([{ file: "site.yaml" }]);
    expect(await get("items")).toMatchObject({ says: expect.stringMatching(/"site.yaml" is not written/) });
  });
});

describe("drawings", () => {
  const article = "articles/cloud-exit.md";
  const drawing = "figures/cloud-exit-calendar.svg";

  test("one that is missing is a problem of the text that shows it, until it is there", async () => {
    const value = `${"Some words. ".repeat(30)}\n\n![New](../figures/new.svg)\n`;
    const { hash } = await get(`item?file=${article}`);
    const asked = { file: article, hash, changes: [{ op: "set", path: ["body"], value }] };
    const problem = { file: article, field: "body", says: expect.stringMatching(/new\.svg/) };
    expect(await post("change", asked)).toMatchObject({ status: "refused", problems: [problem] });
    writeFileSync(join(root, "content/figures/new.svg"), "<svg/>");
    expect(await post("change", asked)).toMatchObject({ status: "saved" });
    rmSync(join(root, "content/figures/new.svg"));
    expect(await get("check")).toMatchObject([problem]);
  });

  test("what became of them since the start is told, with the page that shows them", async () => {
    appendFileSync(join(root, "content", drawing), "<!-- by hand -->");
    writeFileSync(join(root, "content/figures/new.svg"), "<svg/>");
    expect(await get("changes")).toEqual([
      {
        file: drawing,
        title: "Drawing cloud-exit-calendar.svg",
        page: "/insights/cloud-exit",
        what: "drawing changed",
        field: "",
      },
      { file: "figures/new.svg", title: "Drawing new.svg", what: "new drawing", field: "" },
    ]);
  });
});

test("what is typed is kept over a restart", async () => {
  await post("keep", { file: home, path: ["hero", "title"], value: "Half a prom" });
  server.close();
  await start();
  expect(await get("unsaved")).toMatchObject([{ file: home, value: "Half a prom" }]);
  expect((await get(`item?file=${home}`)).unsaved).toHaveLength(1);
  await post("settle", { file: home, path: ["hero", "title"] });
  expect(await get("unsaved")).toEqual([]);
});

test("items are copied, renamed, moved and removed over the wire", async () => {
  expect(await post("copy", { file: "products/smart-dust-bin.yaml", id: "ninth" })).toMatchObject({
    status: "saved",
  });
  const { collections } = await get("items");
  const { items } = collections.find(({ name }: { name: string }) => name === "products");
  expect(items).toContainEqual(
    expect.objectContaining({ id: "ninth", path: "/products/ninth", draft: true }),
  );
  expect(await post("move", { file: "products/ninth.yaml", to: 0 })).toMatchObject({ status: "saved" });
  expect(await post("rename", { file: "products/ninth.yaml", id: "first" })).toMatchObject({
    status: "saved",
  });
  expect(await get("references?file=products/first.yaml")).toMatchObject([
    { kind: "order", field: "order.products[1]" },
  ]);
  expect(await get("changes")).toContainEqual(
    expect.objectContaining({ what: "new page", file: "products/first.yaml" }),
  );
  expect(await post("remove", { file: "products/first.yaml" })).toMatchObject({ status: "saved" });
  expect(await post("remove", { file: "products/smart-dust-bin.yaml" })).toMatchObject({ status: "led-to" });
});

test("what would be wrong is told before anything is saved", async () => {
  const before = onDisk();
  const tooLong = { file: home, changes: [titled("A".repeat(61))] };
  const { text } = await ask("POST", `${apiPath}try`, JSON.stringify(tooLong), json);
  expect(JSON.parse(text)).toMatchObject([
    { field: "hero.title", says: expect.stringMatching(/at most 60/) },
  ]);
  const fine = await ask(
    "POST",
    `${apiPath}try`,
    JSON.stringify({ ...tooLong, changes: [titled("Short")] }),
    json,
  );
  expect(JSON.parse(fine.text)).toEqual([]);
  expect(onDisk()).toBe(before);
});

test("a draft is made and published over the wire", async () => {
  await post("copy", { file: "products/smart-dust-bin.yaml", id: "ninth", title: "The ninth" });
  expect(await post("draft", { file: "products/ninth.yaml", draft: false, menu: true })).toMatchObject({
    status: "saved",
  });
  expect(onDisk("site.yaml")).toContain("- label: The ninth\n");
  expect(await post("draft", { file: "products/ninth.yaml", draft: true })).toMatchObject({
    status: "led-to",
  });
});

test("without a command nothing is published, and its absence is told", async () => {
  expect(await get("publishing")).toEqual({ git: false });
  expect(await post("publish", {})).toMatchObject({ code: 422, says: expect.stringMatching(/EDIT_PUBLISH/) });
});

test("pictures, icons and links are there to choose from", async () => {
  expect(Object.keys(await get("pictures"))).toContain("about/main");
  const { icons, total } = await get("icons?search=chart%20line");
  expect(icons[0]).toMatchObject({
    name: expect.stringMatching(/^ph:chart-.*line.*-duotone$/),
    body: expect.any(String),
  });
  expect(total).toBeGreaterThan(2);
  const links = (await get("links")).map(({ to }: { to: string }) => to);
  for (const to of ["/", "/#services", "/products/smart-dust-bin", "/products/smart-dust-bin#faq"])
    expect(links).toContain(to);
});

describe("with version control", () => {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" });

  beforeEach(async () => {
    server.close();
    git("init", "--quiet");
    git("config", "user.name", "An author");
    git("config", "user.email", "author@site.test");
    writeFileSync(join(root, ".gitignore"), "journal.jsonl*\n");
    git("add", ".");
    git("commit", "--quiet", "--message", "Begin");
    await start();
  });

  test("a commit takes the content and nothing else, and then nothing is left to publish", async () => {
    writeFileSync(join(root, "other.txt"), "not content");
    git("add", "other.txt");
    await setTitle("Cities that answer");
    await post("copy", { file: "products/smart-dust-bin.yaml", id: "ninth" });
    expect(await post("commit", { message: "Answer & ask; $(rm -rf .)" })).toMatchObject({
      status: "committed",
    });
    expect(git("log", "-1", "--format=%s").trim()).toBe("Answer & ask; $(rm -rf .)");
    const committed = git("show", "--name-only", "--format=", "HEAD").trim().split("\n").sort();
    expect(committed).toEqual([
      "content/pages/home.yaml",
      "content/products/ninth.yaml",
      "content/site.yaml",
    ]);
    expect(git("status", "--porcelain").trim()).toBe("A  other.txt");
    expect(await get("changes")).toEqual([]);
  });

  test("changes made by hand before the editor started are told, too", async () => {
    appendFileSync(join(root, "content/words/labels.yaml"), "# by hand\n");
    writeFileSync(join(root, "content", home), onDisk().replace(/^updated: .*/m, "updated: 2027-02-03"));
    server.close();
    await start();
    expect(await get("changes")).toMatchObject([{ file: home, field: "updated", after: "2027-02-03" }]);
  });

  test("a page that was removed by hand before the editor started is told, and can be seen as it was", async () => {
    const file = `roles/${readdirSync(join(root, "content/roles"))[0]}`;
    rmSync(join(root, "content", file));
    await setTitle("Cities that answer");
    server.close();
    await start();
    expect(await get("changes")).toMatchObject([
      { file: home, page: "/" },
      { file, what: "page removed", page: expect.stringMatching(/^\/careers\//) },
    ]);
    expect((await ask("GET", "/?as=published")).text).toBe(git("show", `HEAD:content/${home}`));
  });

  test("pages as they are published are there although a committed file is in no UTF-8", async () => {
    writeFileSync(join(root, "content/articles/cloud-exit.md"), Buffer.from("---\ntitle: Café\n", "latin1"));
    git("commit", "--quiet", "--all", "--message", "Save with Notepad");
    server.close();
    await start();
    const before = onDisk();
    await setTitle("Cities that answer");
    expect((await ask("GET", "/?as=published")).text).toBe(before);
    expect(await get("changes")).toMatchObject([{ file: home }]);
    expect(await post("commit", { message: "Publish" })).toMatchObject({
      status: "refused",
      problems: [{ file: "articles/cloud-exit.md" }],
    });
  });

  test("drawings are told and committed, and nothing else that lies beside content", async () => {
    writeFileSync(join(root, "content/figures/größe.svg"), "<svg/>");
    appendFileSync(join(root, "content/figures/cloud-exit-calendar.svg"), "<!-- by hand -->");
    writeFileSync(join(root, "content/figures/notes.txt"), "no drawing");
    writeFileSync(join(root, "content/articles/cloud-exit.md~"), "no content");
    expect(await get("changes")).toMatchObject([
      { what: "drawing changed", page: "/insights/cloud-exit" },
      { what: "new drawing", file: "figures/größe.svg" },
    ]);
    expect(await post("commit", { message: "Add a drawing" })).toMatchObject({ status: "committed" });
    expect(git("show", "--name-only", "-z", "--format=", "HEAD").split("\0").filter(Boolean)).toEqual([
      "content/figures/cloud-exit-calendar.svg",
      "content/figures/größe.svg",
    ]);
    expect(await get("changes")).toEqual([]);
    rmSync(join(root, "content/figures/größe.svg"));
    expect(await get("changes")).toMatchObject([{ what: "drawing removed" }]);
    expect(await post("commit", { message: "Remove it" })).toMatchObject({ status: "committed" });
  });

  test("a text is not committed without its drawing", async () => {
    rmSync(join(root, "content/figures/cloud-exit-calendar.svg"));
    expect(await post("commit", { message: "Tidy up" })).toMatchObject({
      status: "refused",
      problems: [{ file: "articles/cloud-exit.md", field: "body" }],
    });
  });

  test("content with a problem is not committed", async () => {
    writeFileSync(join(root, "content", home), onDisk().replace(/^updated: .*/m, "updated: soon"));
    expect(await post("commit", { message: "Publish" })).toMatchObject({ status: "refused" });
    expect(git("log", "--oneline").trim().split("\n")).toHaveLength(1);
  });

  test("where a commit would be on no branch it is refused in words, and the change stays in its file", async () => {
    git("checkout", "--quiet", "--detach");
    await setTitle("Cities that answer");
    const refused = { code: 422, says: expect.stringMatching(/No branch .* developer/) };
    expect(await post("commit", { message: "Publish" })).toMatchObject(refused);
    expect(git("log", "--oneline").trim().split("\n")).toHaveLength(1);
    expect(onDisk()).toContain("Cities that answer");
  });

  test("only what is committed is published, from a branch", async () => {
    server.close();
    await start("echo brought to visitors");
    await setTitle("Cities that answer");
    const refused = { code: 422, says: expect.stringMatching(/Commit first/) };
    expect(await post("publish", {})).toMatchObject(refused);
    await post("commit", { message: "Promise an answer" });
    // What is no content, or no difference to visitors, holds nothing up.
    writeFileSync(join(root, "other.txt"), "not content");
    appendFileSync(join(root, "content/words/labels.yaml"), "# by hand\n");
    expect(await post("publish", {})).toMatchObject({ status: "published", says: "brought to visitors" });
    git("checkout", "--quiet", "--detach");
    expect(await post("publish", {})).toMatchObject({ code: 422, says: expect.stringMatching(/No branch/) });
  });

  test("a second publish is refused while the first is running", async () => {
    server.close();
    const gate = join(root, "gate");
    await start(`while [ ! -e ${gate} ]; do sleep 0.05; done`);
    const answers = [post("publish", {}), post("publish", {})];
    expect((await Promise.race(answers)).code).toBe(422);
    writeFileSync(gate, "");
    expect((await Promise.all(answers)).map(({ code }) => code).sort()).toEqual([200, 422]);
  });

  test("a new page whose commit was refused can be renamed and committed", async () => {
    const hook = join(root, ".git/hooks/pre-commit");
    mkdirSync(join(root, ".git/hooks"), { recursive: true });
    writeFileSync(hook, "#!/bin/sh\nexit 1\n", { mode: 0o755 });
    await post("copy", { file: "products/smart-dust-bin.yaml", id: "ninth" });
    expect(await post("commit", { message: "Add a page" })).toMatchObject({ code: 422 });
    rmSync(hook);
    await post("rename", { file: "products/ninth.yaml", id: "tenth" });
    expect(await post("commit", { message: "Add a page" })).toMatchObject({ status: "committed" });
    expect(git("status", "--porcelain").trim()).toBe("");
  });

  test("nothing is not committed", async () => {
    expect(await post("commit", { message: "Publish" })).toMatchObject({
      code: 422,
      says: expect.stringMatching(/nothing to commit/),
    });
  });
});

test("without version control a commit is refused in words", async () => {
  expect(await post("commit", { message: "Publish" })).toMatchObject({ code: 422, status: "error" });
});
