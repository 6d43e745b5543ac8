import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { markOf } from "../../marks/codec.ts";
import { openUsage } from "./usage.ts";

test("a text is found on every page that shows it, and read anew when pages come and go", async () => {
  const shared = markOf({ file: "site.yaml", path: ["name"] });
  const texts: Record<string, string> = {
    "/": `<p>Us${shared}</p>`,
    "/a": `Us${shared}Us${shared}`,
    "/b": "Nothing",
  };
  const server = createServer(({ url = "" }, response) => response.end(texts[url]));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  let files = ["site.yaml", "b.yaml"];
  const pages = () => Object.keys(texts).map((path) => ({ path, title: `Page ${path}` }));
  const usage = openUsage(pages, () => files);
  const asked = () => usage.of("site.yaml", ["name"], port);

  expect(await asked()).toEqual([
    { path: "/", title: "Page /" },
    { path: "/a", title: "Page /a" },
  ]);
  expect(await usage.of("site.yaml", ["email"], port)).toEqual([]);
  texts["/b"] = shared;
  expect(await asked()).toHaveLength(2);
  files = ["site.yaml", "c.yaml"];
  expect(await asked()).toHaveLength(3);
  server.close();
});

test("a field without a text of its own is where its group shows", async () => {
  const mark = markOf({ file: "site.yaml", path: ["menu", 0, "label"] });
  const server = createServer((_, response) => response.end(`<a>Us${mark}</a>`));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const usage = openUsage(
    () => [{ path: "/", title: "Home" }],
    () => ["site.yaml"],
  );
  const onHome = [{ path: "/", title: "Home" }];
  expect(await usage.of("site.yaml", ["menu", 0, "to"], port)).toEqual(onHome);
  expect(await usage.of("site.yaml", ["menu"], port)).toEqual(onHome);
  expect(await usage.of("site.yaml", ["men"], port)).toEqual([]);
  server.close();
});

test("a page that cannot be read once is read when it is asked for again", async () => {
  const mark = markOf({ file: "site.yaml", path: ["name"] });
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    if (requests === 1) request.socket.destroy();
    else response.end(`Us${mark}`);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const usage = openUsage(
    () => [{ path: "/", title: "Home" }],
    () => ["site.yaml"],
  );
  const asked = () => usage.of("site.yaml", ["name"], port);
  await expect(asked()).rejects.toThrow();
  expect(await asked()).toEqual([{ path: "/", title: "Home" }]);
  server.close();
});
