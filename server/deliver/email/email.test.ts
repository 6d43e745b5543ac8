import { expect, test } from "vitest";
import { enquiry, site } from "../../../test/fakes/site.ts";
import type { LetterRow } from "../../store/database/tables.ts";
import { emailFrom } from "./email.ts";
import type { EmailSettings } from "./templates.ts";

const settings: EmailSettings = {
  site,
  from: "web@ananta.example",
  to: "sales@ananta.example",
  timeZone: "Asia/Kolkata",
  unsubscribeUrl: (token) => `https://ananta.example/leave?t=${token}`,
  confirmUrl: (token) => `https://ananta.example/confirm?t=${token}`,
};

const row = (params: object, change: Partial<LetterRow> = {}): LetterRow => ({
  id: 4711,
  reference: null,
  template: "enquiry",
  state: "waiting",
  person: "asha@port.example",
  page: "/contact",
  params: JSON.stringify(params),
  submission: null,
  received_at: Date.parse("2026-01-05T09:00:00Z"),
  released_at: null,
  due_at: 0,
  attempts: 0,
  lease: null,
  sent_at: null,
  last_error: null,
  suspicion: null,
  ...change,
});

test("both parts of an enquiry hold all that the visitor wrote", () => {
  const letter = emailFrom(row(enquiry()), settings);
  const { to_email, subject, ...written } = enquiry();
  for (const value of Object.values(written)) {
    expect(letter.text).toContain(value);
    expect(letter.html).toContain(value);
  }
  expect(letter.subject).toBe(subject);
  expect(letter.text).toContain("5 January 2026 at 14:30 (Asia/Kolkata), on ananta.example/contact");
});

test("what the visitor left out is not shown as an empty row", () => {
  const letter = emailFrom(row(enquiry({ phone: "", service: undefined })), settings);
  expect(letter.html).not.toContain("Phone");
  expect(letter.html).not.toContain("Interested in");
});

test("no visitor writes HTML into the company's inbox", () => {
  const trick = `"><img src=x onerror=alert(1)><a href='https://evil.example'>`;
  const params = enquiry({
    name: trick,
    email: trick,
    company: trick,
    message: trick,
    phone: trick,
    service: trick,
  });
  for (const template of ["enquiry", "newsletter", "welcome"] as const) {
    const { html } = emailFrom(row(params, { template, page: trick, person: trick }), settings);
    expect(html, template).not.toContain("<img");
    expect(html, template).not.toContain("<a href='");
  }
});

test("the same letter always has the same Message-ID, and no two letters share one", () => {
  const id = (change: Partial<LetterRow>) => emailFrom(row(enquiry(), change), settings).messageId;
  expect(id({ attempts: 3, state: "parked" })).toBe(id({}));
  expect(id({ id: 4712 })).not.toBe(id({}));
  expect(id({})).toMatch(/^<[\w.-]+@ananta\.example>$/);
});

test("a subscription is announced with the subject that the specification gives", () => {
  const letter = emailFrom(row({ email: "reader@city.example" }, { template: "newsletter" }), settings);
  expect(letter).toMatchObject({ to: "sales@ananta.example", subject: "Enquire from reader@city.example" });
});

test("a welcome goes to the subscriber alone and can be left by one click", () => {
  const to = { template: "welcome", person: "reader@city.example" } as const;
  const letter = emailFrom(row({ token: "t0k3n" }, to), settings);
  const leave = "https://ananta.example/leave?t=t0k3n";
  expect(letter).toMatchObject({ to: "reader@city.example", headers: { "List-Unsubscribe": `<${leave}>` } });
  expect(letter.text).toContain(leave);
});

test("the question whether to subscribe goes to the owner of the address alone, with the link to confirm by", () => {
  const to = { template: "confirm", person: "reader@city.example" } as const;
  const letter = emailFrom(row({ token: "t0k3n" }, to), settings);
  expect(letter).toMatchObject({
    to: "reader@city.example",
    headers: { "Auto-Submitted": "auto-generated" },
  });
  expect(letter.text).toContain("https://ananta.example/confirm?t=t0k3n");
});
