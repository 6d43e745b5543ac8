import { expect, test } from "vitest";
import type { Reply } from "#contract/reply.ts";
import type { Client } from "#contract/send.ts";
import { postRequest, postTo } from "../../test/fakes/mail.ts";
import { enquiry, sendBody, site } from "../../test/fakes/site.ts";
import { emailJsEndpoint } from "./endpoint.ts";

const replying = (reply: Reply) => {
  const allowedOrigins = ["https://partner.example"];
  const endpoint = emailJsEndpoint({ submit: async () => reply, mail: site.mail, allowedOrigins });
  return (request: Request, client: Client) => postTo(endpoint, request, client);
};
const send = replying({ status: "stored", reference: "KOLAM-4821" });
const client = { ip: "203.0.113.7" };
const valid = sendBody("enquiry", enquiry());

const post = (body: unknown, headers?: Record<string, string>) => send(postRequest(body, headers), client);
const statusOf = async (body: unknown, headers?: Record<string, string>) =>
  (await post(body, headers)).status;

test("what is stored is answered as EmailJS does, with a reference", async () => {
  const response = await post(valid);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await response.text()).toBe("OK KOLAM-4821");
});

test("400: not UTF-8", async () => {
  const body = Buffer.from(JSON.stringify(valid).replace("Asha", "\u00c4sha"), "latin1");
  const request = new Request("http://localhost/", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  expect((await send(request, client)).status).toBe(400);
});

test("400: no JSON, no object, or the key, an id or the fields are missing", async () => {
  for (const body of ["", "{", "null", "[]", '"text"']) expect(await statusOf(body)).toBe(400);
  for (const field of ["user_id", "service_id", "template_id", "template_params"])
    expect(await statusOf({ ...valid, [field]: undefined }), field).toBe(400);
  expect(await statusOf({ ...valid, service_id: "another" })).toBe(400);
  expect(await statusOf({ ...valid, template_id: "another" })).toBe(400);
  const invalid = replying({ status: "invalid", fields: { email: "email" } });
  expect(await (await invalid(postRequest(valid), client)).text()).toBe(
    "email: email (must be an e-mail address)",
  );
});

test("403: a wrong key, a blocked sender", async () => {
  expect(await statusOf({ ...valid, user_id: "another" })).toBe(403);
  const blocked = replying({ status: "forbidden", reason: "blocked-sender" });
  expect((await blocked(postRequest(valid), client)).status).toBe(403);
});

test("403: a foreign origin; our own, an allowed one or none at all may post", async () => {
  expect(await statusOf(valid, { host: "ananta.example", origin: "https://ananta.example" })).toBe(200);
  expect(await statusOf(valid, { host: "localhost:3000", origin: "http://localhost:3000" })).toBe(200);
  expect(await statusOf(valid, { host: "ananta.example", origin: "https://partner.example" })).toBe(200);
  for (const origin of [
    "https://evil.example",
    "null",
    "https://ananta.example.evil.example",
    "ananta.example",
  ])
    expect(await statusOf(valid, { host: "ananta.example", origin }), origin).toBe(403);
  expect(await statusOf(valid, { host: "ananta.example", "sec-fetch-site": "cross-site" })).toBe(403);
});

test("a browser on an allowed site may read the answer, on a foreign one not", async () => {
  const allowed = await post(valid, { host: "ananta.example", origin: "https://partner.example" });
  expect(allowed.headers.get("access-control-allow-origin")).toBe("https://partner.example");
  const foreign = await post(valid, { host: "ananta.example", origin: "https://evil.example" });
  expect(foreign.headers.get("access-control-allow-origin")).toBeNull();
});

test("415: no JSON in UTF-8", async () => {
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/json; charset=utf-16"])
    expect(await statusOf(valid, { "content-type": type }), type).toBe(415);
  expect(await statusOf(valid, { "content-encoding": "gzip" })).toBe(415);
  for (const type of [
    "application/json",
    "application/json;charset=UTF-8",
    'application/json; charset="utf-8"',
  ])
    expect(await statusOf(valid, { "content-type": type }), type).toBe(200);
});

test("429 and 503 say when to come back", async () => {
  const busy = await replying({ status: "refused", retryAfterSeconds: 90 })(postRequest(valid), client);
  expect([busy.status, busy.headers.get("retry-after")]).toEqual([429, "90"]);
  const down = await replying({ status: "unavailable" })(postRequest(valid), client);
  expect([down.status, down.headers.get("retry-after")]).toEqual([503, "30"]);
});
