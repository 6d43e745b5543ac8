import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { submitContext } from "#app/contexts.server.ts";
import type { Reply } from "#contract/reply.ts";
import type { Submit } from "#contract/send.ts";
import { content } from "../../test/content.ts";
import { noticeOf } from "./outcome.ts";
import { receive } from "./receive.server.ts";

const words = content.file("forms");

const paramsFrom = (form: FormData) => ({ email: String(form.get("email")) });

const fields = (page: string): [string, string][] => [
  ["email", "a@b.example"],
  ["interest", "cloud"],
  ["interest", "data"],
  ["page", page],
];

async function send(
  reply: Reply,
  headers: Record<string, string> = {},
  page = "/about-us",
  sent = new URLSearchParams(fields(page)),
) {
  const submit = vi.fn<Submit>(async () => reply);
  const context = new RouterContextProvider();
  context.set(submitContext, submit);
  const request = new Request("https://site.example/contact", { method: "POST", body: sent, headers });
  const { data: answer, init } = await receive(
    { template: "newsletter", words, paramsFrom },
    { request, context },
  );
  return { answer, status: init?.status, wait: new Headers(init?.headers).get("Retry-After"), submit };
}

test("a stored letter is thanked for with its reference, and with what is left to confirm", async () => {
  const stored = { status: "stored", reference: "KOLAM-4821", toConfirm: true } as const;
  const { answer, status, submit } = await send(stored);
  const params = { email: "a@b.example", page: "/about-us", form_token: "", reply_code: "" };
  expect(submit).toHaveBeenCalledWith("newsletter", params, { ip: "unknown" });
  expect(status).toBe(200);
  expect(answer).toEqual({ ...stored, status: "success", page: "/about-us", email: "a@b.example" });
  expect(noticeOf(words, "newsletter", { ...stored, status: "success" }).note).toBe(
    `${words.newsletter.confirm} Your reference: KOLAM-4821`,
  );
});

test("what was entered comes back with every refusal, under the right status", async () => {
  const entered = { email: ["a@b.example"], interest: ["cloud", "data"], page: ["/about-us"] };
  const invalid = await send({ status: "invalid", fields: { name: "required", message: "too-long" } });
  expect(invalid.status).toBe(400);
  expect(invalid.answer).toMatchObject({
    status: "danger",
    errors: { name: "Enter your name.", message: "Use at most 20,000 characters." },
    entered,
  });
  const refused = await send({ status: "refused", retryAfterSeconds: 90 });
  expect([refused.status, refused.wait]).toEqual([429, "90"]);
  expect(refused.answer).toMatchObject({ entered, note: expect.stringContaining("2 minutes") });
  const unavailable = await send({ status: "unavailable" });
  expect([unavailable.status, unavailable.wait]).toEqual([503, "30"]);
  expect(unavailable.answer).toMatchObject({ entered });
});

test("of thousands of entries, which no form of ours has, few come back, and nobody waits for the rest", async () => {
  for (const name of [() => "a", (i: number) => `a${i}`, () => "__proto__"]) {
    const many = Array.from({ length: 30_000 }, (_, i): [string, string] => [name(i), ""]);
    const sent = new URLSearchParams([...fields("/"), ...many]);
    const { answer } = await send({ status: "invalid", fields: {} }, {}, "/", sent);
    if (answer.status !== "danger") throw new Error("It was taken.");
    expect(Object.values(answer.entered).flat()).toHaveLength(50);
    expect(answer.entered).toMatchObject({ email: ["a@b.example"], interest: ["cloud", "data"] });
  }
});

test("a form on another site's page is not handed over", async () => {
  const stored: Reply = { status: "stored", reference: "KOLAM-4821" };
  const elsewhere: Record<string, string>[] = [
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { Origin: "https://evil.example" },
    { Origin: "null" },
  ];
  for (const headers of elsewhere) {
    const { status, submit } = await send(stored, headers);
    expect(status).toBe(403);
    expect(submit).not.toHaveBeenCalled();
  }
  const here: Record<string, string>[] = [
    { "Sec-Fetch-Site": "same-origin" },
    { Origin: "https://site.example" },
    {},
  ];
  for (const headers of here) expect((await send(stored, headers)).status).toBe(200);
});

test("the way back never leads to another site", async () => {
  for (const page of ["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", ""])
    expect((await send({ status: "unavailable" }, {}, page)).answer.page).toBe("/");
});
