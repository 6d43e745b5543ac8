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

test("a body in pieces is put together", async () => {
  const { request, writer } = streaming();
  const writing = writer.write(Buffer.from("{")).then(() => writer.write(Buffer.from("}")));
  void writing.then(() => writer.close());
  expect(await readBody(request, { limit: 100, withinMs: 1000 })).toEqual({ bytes: Buffer.from("{}") });
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
