import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Answers } from "./answers.ts";
import type { Exchange } from "./exchange.ts";
import { pacer } from "./pace.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const exchange = (destroyed = false) => ({ req: {}, res: { destroyed } }) as unknown as Exchange;

function openPace(perSecond: number) {
  const answered: Exchange[] = [];
  const refused: number[] = [];
  const answers = { refuse: (_: unknown, __: unknown, status: number) => refused.push(status) };
  const paced = pacer(perSecond, answers as unknown as Answers)((asked) => answered.push(asked));
  return { answered, refused, ask: (asked = exchange()) => void paced(asked) };
}

test("only so many are answered a second, and the others wait for their turn", () => {
  const { answered, ask } = openPace(500);
  for (let count = 0; count < 2000; count++) ask();
  expect(answered.length).toBeLessThanOrEqual(10);
  vi.advanceTimersByTime(1000);
  expect(answered.length).toBeGreaterThanOrEqual(490);
  expect(answered.length).toBeLessThanOrEqual(520);
  vi.advanceTimersByTime(4000);
  expect(answered).toHaveLength(2000);
});

test("few a second are as few as was said", () => {
  const { answered, ask } = openPace(20);
  for (let count = 0; count < 60; count++) ask();
  vi.advanceTimersByTime(1000);
  expect(answered.length).toBeGreaterThanOrEqual(20);
  expect(answered.length).toBeLessThanOrEqual(22);
});

test("who has gone takes nobody's turn, and a queue that is too long is refused", () => {
  const { answered, refused, ask } = openPace(500);
  for (let count = 0; count < 10; count++) ask();
  for (let count = 0; count < 100; count++) ask(exchange(true));
  ask();
  vi.advanceTimersByTime(20);
  expect(answered).toHaveLength(11);
  for (let count = 0; count < 4000; count++) ask();
  expect(new Set(refused)).toEqual(new Set([503]));
});
