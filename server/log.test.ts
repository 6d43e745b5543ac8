import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openLogger } from "./log.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const loggerAt = (level: "debug" | "info" | "warn" | "silent") => {
  const write = vi.fn<(lines: string) => void>();
  return { write, ...openLogger({ level, write }) };
};

const request = { id: "a1", method: "GET", path: "/contact", status: 200, ms: 0.1, bytes: 9000 };

test("lines wait for each other and are then written at once", () => {
  const { write, log, logRequest } = loggerAt("info");
  log("info", "started", { port: 3000 });
  logRequest({ ...request, path: '/a"b\n', ms: 0.123, bytes: 42 });
  expect(write).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(write).toHaveBeenCalledOnce();
  const lines = write.mock.calls[0]?.[0]
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { level: "info", event: "started", port: 3000 },
    { event: "request", id: "a1", method: "GET", path: '/a"b\n', status: 200, ms: 0.12, bytes: 42 },
  ]);
});

test("an error is written at once, with all that came before it", () => {
  const { write, log } = loggerAt("info");
  log("info", "before");
  log("error", "failed");
  expect(write.mock.calls[0]?.[0].split("\n").length).toBe(3);
});

test("nothing is written below the level that is set", () => {
  const { write, log, logRequest, flush } = loggerAt("warn");
  log("info", "started");
  logRequest(request);
  flush();
  expect(write).not.toHaveBeenCalled();
  const silent = loggerAt("silent");
  silent.log("error", "failed");
  expect(silent.write).not.toHaveBeenCalled();
});

test("a flood does not pile up in memory", () => {
  const { write, logRequest } = loggerAt("info");
  for (let i = 0; i < 2000; i++) logRequest(request);
  expect(write.mock.calls.length).toBeGreaterThan(1);
});
