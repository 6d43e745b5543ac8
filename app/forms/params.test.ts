import { expect, test } from "vitest";
import { limits } from "#contract/limits.ts";
import { site } from "../../test/fakes/site.ts";
import { enquiryParams, extrasIn, newsletterParams } from "./params.ts";

const interests = [
  { value: "cloud", label: "Cloud Transformation" },
  { value: "data", label: "Data Analytics & AI" },
];

const subjects = { "products/smart-dust-bin": "Smart Dust Bin" };

function formOf(...entries: [string, string][]) {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

test("an enquiry has every field of the specification, the interests joined in the order of the list", () => {
  const form = formOf(
    ["name", "Asha Raman"],
    ["email", "asha@port.example"],
    ["company", "Port"],
    ["interest", "data"],
    ["interest", "cloud"],
    ["message", "Four berths.\r\nTwo cranes."],
    ["page", "/contact"],
    ["form_token", "a.b"],
    ["reply_code", ""],
  );
  expect(enquiryParams(form, { to: "us@site.example", interests, subjects })).toEqual({
    to_email: "us@site.example",
    subject: "Enquiry from Asha Raman, Port",
    name: "Asha Raman",
    email: "asha@port.example",
    company: "Port",
    phone: "",
    service: "Cloud Transformation, Data Analytics & AI",
    message: "Four berths.\nTwo cranes.",
  });
  expect(extrasIn(form)).toEqual({ page: "/contact", form_token: "a.b", reply_code: "" });
});

test("what it is about is told by the title in the subject, and by the page to our own server", () => {
  const sent = (about: string) => {
    const form = formOf(["name", "Asha"], ["company", "Port"], ["about", about]);
    return { ...enquiryParams(form, { to: "us@site.example", interests, subjects }), ...extrasIn(form) };
  };
  expect(sent("products/smart-dust-bin")).toMatchObject({
    subject: "Enquiry from Asha, Port: Smart Dust Bin",
    about: "products/smart-dust-bin",
  });
  for (const unknown of ["products/no-such", "__proto__", "Free money", ""])
    expect(sent(unknown).subject).toBe("Enquiry from Asha, Port");
  expect(sent("")).not.toHaveProperty("about");
});

test("what was tried is told to our own server, and in the message to one that is told no more", () => {
  const form = formOf(["message", "How many?"], ["trial", "bins;bins:40,truck:small;distance:120"]);
  const others = { to: "us@site.example", interests, subjects };
  expect(enquiryParams(form, others).message).toBe("How many?");
  expect(extrasIn(form)).toMatchObject({ trial: "bins;bins:40,truck:small;distance:120" });
  expect(enquiryParams(form, { ...others, trials: site.trials }).message).toBe(
    [
      "How many?",
      "",
      "Plan a round of bins",
      "Bins: 40",
      "Truck: Small",
      "Distance a week: 120\u00a0km",
      "/products/smart-dust-bin?bins=40&truck=small#try-it",
    ].join("\n"),
  );
});

test("a subject never grows beyond what is accepted", () => {
  const long = "x".repeat(limits.name);
  const { subject } = enquiryParams(formOf(["name", long], ["company", long]), {
    to: "us@site.example",
    interests,
    subjects,
  });
  expect(subject?.length).toBe(limits.subject);
});

test("a subscription names the subscriber in its subject", () => {
  const params = newsletterParams(formOf(["email", "reader@city.example"], ["page", "/"]), "us@site.example");
  expect(params).toEqual({
    to_email: "us@site.example",
    subject: "Enquire from reader@city.example",
    email: "reader@city.example",
  });
});

test("a file in place of a text is no text", () => {
  const form = new FormData();
  form.append("email", new File(["x"], "x.txt"));
  expect(newsletterParams(form, "us@site.example").email).toBe("");
});
