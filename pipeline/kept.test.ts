import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { forgetOld, kept } from "./kept.ts";

const day = 24 * 60 * 60 * 1000;
const newFolder = () => mkdtempSync(join(tmpdir(), "kept-"));

/** Makes a word, and counts how often. */
function maker() {
  let times = 0;
  const make = async () => {
    times++;
    return Buffer.from("made");
  };
  return { make, times: () => times };
}

test("what was made of the same things is not made again", async () => {
  const folder = newFolder();
  const { make, times } = maker();
  for (let i = 0; i < 3; i++)
    expect(Buffer.from(await kept(["a", Buffer.from("b")], make, folder)).toString()).toBe("made");
  expect(times()).toBe(1);
});

test("what is made of other things is made", async () => {
  const folder = newFolder();
  const { make, times } = maker();
  const differing = [["ab"], ["a", "b"], ["b", "a"], [Buffer.from("ab")], [{ a: "b" }], [{ a: ["b"] }]];
  for (const inputs of differing) await kept(inputs, make, folder);
  expect(times()).toBe(differing.length);
});

test("what was made while a file was saved does not come back when the edit is undone", async () => {
  const folder = newFolder();
  let file = "text";
  const inputs = () => [file];
  const make = async () => Buffer.from(file);
  await kept(
    inputs,
    async () => {
      file = "edited text";
      return make();
    },
    folder,
  );
  file = "text";
  expect((await kept(inputs, make, folder)).toString()).toBe("text");
});

test("a maker that fails is asked again", async () => {
  const folder = newFolder();
  const fail = () => Promise.reject(new Error("no room"));
  await expect(kept(["a"], fail, folder)).rejects.toThrow("no room");
  const { make, times } = maker();
  await kept(["a"], make, folder);
  expect(times()).toBe(1);
});

test("what nobody has asked for in a month is forgotten", async () => {
  const folder = newFolder();
  const { make, times } = maker();
  await kept(["a"], make, folder);
  forgetOld(folder, Date.now() + 29 * day);
  expect(readdirSync(folder)).toHaveLength(1);
  forgetOld(folder, Date.now() + 31 * day);
  expect(readdirSync(folder)).toEqual([]);
  await kept(["a"], make, folder);
  expect(times()).toBe(2);
});
