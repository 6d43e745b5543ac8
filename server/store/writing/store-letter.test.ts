import { afterEach, expect, test, vi } from "vitest";
import { fakeClock } from "../../../test/fakes/mail.ts";
import type { Store } from "../database/open-store.ts";
import type { NewLetter } from "../letter.ts";
import { openLetterWriter } from "./store-letter.ts";

afterEach(() => void vi.useRealTimers());

test("a visitor waits less than 5 s for a database that never answers", async () => {
  vi.useFakeTimers();
  const silent = { transaction: () => ({ execute: () => new Promise(() => {}) }) } as unknown as Store["db"];
  const writer = openLetterWriter(
    { kind: "postgres", db: silent },
    { clock: fakeClock(), windowMs: 1000, optIn: false, consent: null },
  );
  const told = vi.fn();
  writer.storeLetter({ submission: "1", limits: [] as NewLetter["limits"] } as NewLetter).catch(told);
  await vi.advanceTimersByTimeAsync(4000);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(999);
  expect(told).toHaveBeenCalledWith(new Error("The database does not answer"));
});
