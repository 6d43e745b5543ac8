import * as emailJs from "@emailjs/browser";
import { afterEach, expect, test, vi } from "vitest";
import { sendMail } from "./send-mail.ts";

const mail = {
  origin: "",
  publicKey: "key",
  serviceId: "website",
  enquiryTemplate: "template-enquiry",
  newsletterTemplate: "template-newsletter",
};
const params = { to_email: "us@site.example", subject: "Enquire from a@b.example", email: "a@b.example" };
const extras = { page: "/about-us", form_token: "a.b", reply_code: "" };

afterEach(() => void vi.unstubAllGlobals());

test("our own server is told where the form stood, what machines filled in and how long it took", async () => {
  vi.stubGlobal("location", { origin: "https://site.example" });
  const { library, init, send } = answering({ status: 200, text: "OK KOLAM-4821" });
  expect(await sendMail(library, { mail, template: "newsletter", params, extras })).toEqual({
    reference: "KOLAM-4821",
    toConfirm: false,
  });
  expect(init).toHaveBeenCalledWith({
    publicKey: "key",
    origin: "https://site.example",
    blockHeadless: false,
  });
  const marks = { ...extras, elapsed_ms: expect.stringMatching(/^\d+$/) };
  expect(send).toHaveBeenCalledExactlyOnceWith("website", "template-newsletter", { ...params, ...marks });
});

test("another e-mail service is told what the specification names, and nothing else", async () => {
  const { library, init, send } = answering({ status: 200, text: "OK" });
  const elsewhere = { ...mail, origin: "https://mail.example" };
  expect(await sendMail(library, { mail: elsewhere, template: "newsletter", params, extras })).toEqual({
    reference: undefined,
    toConfirm: false,
  });
  expect(init).toHaveBeenCalledWith({
    publicKey: "key",
    origin: "https://mail.example",
    blockHeadless: false,
  });
  expect(send).toHaveBeenCalledExactlyOnceWith("website", "template-newsletter", params);
});

test("a failure is logged as EmailJS's and thrown on as ours; no client is blocked or throttled", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const refused = { status: 403, text: "Forbidden" };
  const { library, init } = answering(Promise.reject(refused));
  const elsewhere = { ...mail, origin: "https://mail.example" };
  await expect(
    sendMail(library, { mail: elsewhere, template: "newsletter", params, extras }),
  ).rejects.toMatchObject({ message: "Failed to send email", cause: refused });
  expect(log).toHaveBeenCalledWith("EmailJS Error:", refused);
  expect(init).toHaveBeenCalledWith({ publicKey: "key", origin: elsewhere.origin, blockHeadless: false });
});

/** As the specification lists them (section 8). */
const errors = [
  { status: 451, text: "Unavailable For Headless Browser" },
  { status: 403, text: "Forbidden" },
  { status: 429, text: "Too Many Requests" },
  "The public key is required. Visit https://dashboard.emailjs.com/admin/account",
  "The service ID is required. Visit https://dashboard.emailjs.com/admin",
  "The template ID is required. Visit https://dashboard.emailjs.com/admin/templates",
];

test("each error of the e-mail client is logged as EmailJS's and thrown on as ours", async () => {
  vi.stubGlobal("location", { origin: "https://site.example" });
  const log = vi.spyOn(console, "error").mockReturnValue();
  for (const cause of errors) {
    const { library } = answering(Promise.reject(cause));
    await expect(sendMail(library, { mail, template: "newsletter", params, extras })).rejects.toMatchObject({
      message: "Failed to send email",
      cause,
    });
    expect(log).toHaveBeenLastCalledWith("EmailJS Error:", cause);
  }
});

test("without a public key, a service id or a template id nothing is sent", async () => {
  vi.stubGlobal("location", { origin: "https://site.example" });
  vi.spyOn(console, "error").mockReturnValue();
  const fetch = vi.fn();
  vi.stubGlobal("fetch", fetch);
  for (const [missing, cause] of [
    ["publicKey", /^The public key is required/],
    ["serviceId", /^The service ID is required/],
    ["newsletterTemplate", /^The template ID is required/],
  ] as const) {
    const sent = sendMail(emailJs, {
      mail: { ...mail, [missing]: "" },
      template: "newsletter",
      params,
      extras,
    });
    await expect(sent, missing).rejects.toMatchObject({ cause: expect.stringMatching(cause) });
  }
  expect(fetch).not.toHaveBeenCalled();
});

function answering(answer: { status: number; text: string } | Promise<never>) {
  const init = vi.fn();
  const send = vi.fn(async () => answer);
  return { library: { init, send }, init, send };
}
