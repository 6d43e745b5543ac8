import { expect, test, vi } from "vitest";
import { sendMail } from "./send-mail.ts";

const refused = { status: 403, text: "Forbidden" };
const init = vi.hoisted(() => vi.fn());
vi.mock("@emailjs/browser", () => ({ init, send: () => Promise.reject(refused) }));

test("a failure is logged as EmailJS's and thrown on as ours; no client is blocked or throttled", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const service = { origin: "https://mail.example", publicKey: "key", serviceId: "website" };
  await expect(sendMail(service, "enquiry", {})).rejects.toMatchObject({
    message: "Failed to send email",
    cause: refused,
  });
  expect(log).toHaveBeenCalledWith("EmailJS Error:", refused);
  expect(init).toHaveBeenCalledWith({ publicKey: "key", origin: service.origin, blockHeadless: false });
});
