import { expect, test } from "vitest";
import { encodingReader } from "./encodings.ts";

const read = encodingReader();

test("a browser gets brotli before gzip", () => {
  expect(read("gzip, deflate, br, zstd")).toEqual(["br", "gzip", "identity"]);
});

test("a client that says nothing gets the file as it is", () => {
  expect(read(undefined)).toEqual(["identity"]);
  expect(read("")).toEqual(["identity"]);
  expect(read("deflate")).toEqual(["identity"]);
});

test("the client's weights come before our taste", () => {
  expect(read("br;q=0.2, gzip;q=0.8")[0]).toBe("gzip");
  expect(read("gzip;q=0.5, identity;q=1")[0]).toBe("identity");
  expect(read("br;q=0, *")).toEqual(["gzip", "identity"]);
  expect(read("BR ; Q=1.0")[0]).toBe("br");
});

test("what makes no sense is read as a refusal of that encoding only", () => {
  expect(read("br;q=much, gzip")).toEqual(["gzip", "identity"]);
  expect(read("identity;q=0, *;q=0")).toEqual(["identity"]);
});

test("a flood of different headers is not remembered for ever", () => {
  for (let i = 0; i < 1000; i++) expect(read(`gzip;q=0.${i}, br`)[0]).toBe("br");
});
