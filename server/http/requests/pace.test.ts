import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Exchange } from "./exchange.ts";
import { pacer } from "./pace.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const exchange = (destroyed = false) => ({ req: {}, res: { destroyed } }) as unknown as Exchange;

function openPace(perSecond: number) {
  const answered: Exchange[] = [];
  const refused: Exchange[] = [];
  const paced = pacer(perSecond)(
    (asked) => answered.push(asked),
    (asked) => refused.push(asked),
  );
  return { answered, refused, ask: (asked = exchange()) => void paced(asked) };
}

test("only so many are answered a second, and the others wait for their turn", async () => {
  const { answered, ask } = openPace(500);
  for (let count = 0; count < 2000; count++) ask();
  await vi.advanceTimersByTimeAsync(0);
  expect(answered.length).toBeLessThanOrEqual(10);
  await vi.advanceTimersByTimeAsync(1000);
  expect(answered.length).toBeGreaterThanOrEqual(490);
  expect(answered.length).toBeLessThanOrEqual(520);
  await vi.advanceTimersByTimeAsync(4000);
  expect(answered).toHaveLength(2000);
});

test("few a second are as few as was said", async () => {
  const { answered, ask } = openPace(20);
  for (let count = 0; count < 60; count++) ask();
  await vi.advanceTimersByTimeAsync(1000);
  expect(answered.length).toBeGreaterThanOrEqual(20);
  expect(answered.length).toBeLessThanOrEqual(22);
});

test("who has gone takes nobody's turn, and who comes when the queue is too long is answered otherwise", async () => {
  const { answered, refused, ask } = openPace(500);
  for (let count = 0; count < 10; count++) ask();
  for (let count = 0; count < 100; count++) ask(exchange(true));
  ask();
  await vi.advanceTimersByTimeAsync(20);
  expect(answered).toHaveLength(11);
  for (let count = 0; count < 4000; count++) ask();
  await vi.advanceTimersByTimeAsync(0);
  // Those of a tick and those of five seconds are not.
  expect(refused).toHaveLength(4000 - 9 - 2500);
});
