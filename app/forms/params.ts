import { limits } from "#contract/limits.ts";
import type { Params } from "#contract/send.ts";

type Interest = { value: string; label: string };

/** What the newsletter form sends, from its fields. The browser and the page's action make the same of them. */
export function newsletterParams(form: FormData, to: string): Params<"newsletter"> {
  const email = textIn(form, "email");
  return { to_email: to, subject: `Enquire from ${email}`, email };
}

export function enquiryParams(form: FormData, to: string, interests: Interest[]): Params<"enquiry"> {
  const chosen = form.getAll("interest");
  const name = textIn(form, "name");
  const company = textIn(form, "company");
  return {
    to_email: to,
    subject: `Enquiry from ${name}, ${company}`.slice(0, limits.subject),
    name,
    email: textIn(form, "email"),
    company,
    phone: textIn(form, "phone"),
    service: interests.flatMap(({ value, label }) => (chosen.includes(value) ? label : [])).join(", "),
    message: textIn(form, "message"),
  };
}

/** What our own server is told besides: where the form stood, when it was touched, and the field that only machines fill in. */
export const extrasIn = (form: FormData) => ({
  page: textIn(form, "page"),
  form_token: textIn(form, "form_token"),
  reply_code: textIn(form, "reply_code"),
});

/** A form that is sent natively ends its lines with CR LF. */
function textIn(form: FormData, name: string) {
  const value = form.get(name);
  return typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
}
