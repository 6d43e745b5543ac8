import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { stopServer } from "./stop.ts";
import { startTestSite } from "./testing/site.ts";

test("a request that never ends is cut off when the time is up", async () => {
  const { server, port } = await startTestSite();
  const stuck = connect(port, "127.0.0.1");
  stuck.write("POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n");
  stuck.on("error", () => {});
  await new Promise((resolve) => setTimeout(resolve, 100));
  const told = Date.now();
  await stopServer(server, 300);
  expect(Date.now() - told).toBeGreaterThanOrEqual(290);
  expect(await text(stuck).catch(() => "")).toBe("");
});

test("with nobody there it stops at once", async () => {
  const { server } = await startTestSite();
  const told = Date.now();
  await stopServer(server, 5000);
  expect(Date.now() - told).toBeLessThan(500);
});
