import { expect, test } from "vitest";
import { readBody } from "./read-body.ts";

function streaming() {
  const { readable, writable } = new TransformStream<Uint8Array>();
  const request = new Request("http://localhost/", {
    method: "POST",
    body: readable,
    duplex: "half",
  } as RequestInit);
  return { request, writer: writable.getWriter() };
}

test("a body in pieces is put together, characters in two pieces included", async () => {
  const { request, writer } = streaming();
  const [first, ...rest] = Buffer.from("é!");
  void writer
    .write(Uint8Array.of(first ?? 0))
    .then(() => writer.write(Uint8Array.from(rest)).then(() => writer.close()));
  expect(await readBody(request, { limit: 100, withinMs: 1000 })).toEqual({ text: "é!" });
});

test("a body that never ends is given up in time", async () => {
  const { request, writer } = streaming();
  void writer.write(Buffer.from("{")).catch(() => {});
  expect(await readBody(request, { limit: 100, withinMs: 20 })).toEqual({ problem: "too slow" });
});

test("a body that breaks off is told from one that ends", async () => {
  const { request, writer } = streaming();
  void writer.write(Buffer.from("{")).then(
    () => writer.abort(new Error("gone")),
    () => {},
  );
  expect(await readBody(request, { limit: 100, withinMs: 1000 })).toEqual({ problem: "broken off" });
});

test("what is not UTF-8 is not guessed at", async () => {
  const request = new Request("http://localhost/", { method: "POST", body: Uint8Array.of(0xff, 0xfe) });
  expect(await readBody(request, { limit: 100, withinMs: 1000 })).toEqual({ problem: "not UTF-8" });
});
