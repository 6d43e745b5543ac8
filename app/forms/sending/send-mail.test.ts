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

function answering(answer: { status: number; text: string } | Promise<never>) {
  const init = vi.fn();
  const send = vi.fn(async () => answer);
  return { library: { init, send }, init, send };
}
