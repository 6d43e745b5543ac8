import { expect, test } from "vitest";
import { groupCommit } from "./group-commit.ts";

function slowDisk() {
  const groups: number[][] = [];
  const ends: PromiseWithResolvers<void>[] = [];
  const { put } = groupCommit(async (items: number[]) => {
    groups.push(items);
    const end = Promise.withResolvers<void>();
    ends.push(end);
    await end.promise;
    return items.map((item) => item * 10);
  });
  return { groups, ends, put };
}

test("what comes together shares a write, what comes during it the next, and each gets its own answer after it", async () => {
  const { groups, ends, put } = slowDisk();
  const first = [put(1), put(2)];
  await expect.poll(() => groups).toEqual([[1, 2]]);
  const others = [put(3), put(4), put(5)];
  ends[0]?.resolve();
  expect(await Promise.all(first)).toEqual([10, 20]);
  await expect
    .poll(() => groups)
    .toEqual([
      [1, 2],
      [3, 4, 5],
    ]);
  ends[1]?.resolve();
  expect(await Promise.all(others)).toEqual([30, 40, 50]);
});

test("a write that fails fails its own group and no other", async () => {
  const { ends, put } = slowDisk();
  const first = put(1);
  await expect.poll(() => ends.length).toBe(1);
  const second = put(2);
  ends[0]?.reject(new Error("The disk is full"));
  await expect(first).rejects.toThrow("full");
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.resolve();
  expect(await second).toBe(20);
});

test("when the disk stalls, more than a few thousand are turned away instead of filling the memory", async () => {
  const { put } = slowDisk();
  const results = Array.from({ length: 6000 }, (_, item) => put(item));
  for (const result of results) result.catch(() => {});
  await expect(results.at(-1)).rejects.toThrow("Too many");
});
