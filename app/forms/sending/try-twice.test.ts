import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tryTwice } from "./try-twice.ts";

const patience = { withinMs: 15_000, pauseMs: 1000 };
const fault = new TypeError("Failed to fetch");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("after a network fault there is one more try, after a pause", async () => {
  const attempt = vi.fn().mockRejectedValueOnce(fault).mockResolvedValueOnce("OK");
  const sent = tryTwice(attempt, patience);
  await vi.advanceTimersByTimeAsync(999);
  expect(attempt).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await sent).toBe("OK");
});

test("there is no third try", async () => {
  const attempt = vi.fn().mockRejectedValue(fault);
  const sent = expect(tryTwice(attempt, patience)).rejects.toBe(fault);
  await vi.advanceTimersByTimeAsync(5000);
  await sent;
  expect(attempt).toHaveBeenCalledTimes(2);
});

test("what was answered is not asked again", async () => {
  const attempt = vi.fn().mockRejectedValue({ status: 500, text: "no" });
  await expect(tryTwice(attempt, patience)).rejects.toMatchObject({ status: 500 });
  expect(attempt).toHaveBeenCalledTimes(1);
});

test("both tries together have 15 seconds", async () => {
  const attempt = vi
    .fn()
    .mockRejectedValueOnce(fault)
    .mockReturnValueOnce(new Promise(() => {}));
  const sent = expect(tryTwice(attempt, patience)).rejects.toThrow("No answer within 15 s");
  await vi.advanceTimersByTimeAsync(15_000);
  await sent;
});
