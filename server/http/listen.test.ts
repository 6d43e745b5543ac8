import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startTestSite } from "../../test/fakes/test-site.ts";
import { stopServer } from "./listen.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "setInterval"] }));
afterEach(() => void vi.useRealTimers());

test("a request that never ends is cut off when the time is up", async () => {
  const { server, port } = await startTestSite();
  const stuck = connect(port, "127.0.0.1");
  stuck.write("POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n");
  stuck.on("error", () => {});
  const [begun] = await once(stuck, "data");
  expect(String(begun)).toBe("HTTP/1.1 100 Continue\r\n\r\n");

  const stopped = vi.fn();
  const stopping = stopServer(server, 300).then(stopped);
  await vi.advanceTimersByTimeAsync(299);
  expect(stopped).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await stopping;
  expect(stopped).toHaveBeenCalledWith(true);
  expect(await text(stuck).catch(() => "")).toBe("");
});

test("with nobody there it stops at once", async () => {
  const { server } = await startTestSite();
  expect(await stopServer(server, 5000)).toBe(false);
});
