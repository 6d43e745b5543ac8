import { knownSubject, type Subjects } from "#contract/about.ts";
import { limits } from "#contract/limits.ts";
import type { Params } from "#contract/send.ts";
import { type TrialFacts, trialIn, trialInWords } from "#contract/trial/trial.ts";
import { language } from "#model/language.ts";

type Interest = { value: string; label: string };

/** What the newsletter form sends, from its fields. The browser and the page's action make the same of them. */
export function newsletterParams(form: FormData, to: string): Params<"newsletter"> {
  const email = textIn(form, "email");
  return { to_email: to, subject: `Enquire from ${email}`, email };
}

type Enquiry = {
  to: string;
  interests: Interest[];
  subjects: Subjects;
  /** For an e-mail service that is told no more than the specification names: what was tried ends the message. */
  trials?: TrialFacts;
};

export function enquiryParams(
  form: FormData,
  { to, interests, subjects, trials = {} }: Enquiry,
): Params<"enquiry"> {
  const chosen = form.getAll("interest");
  const name = textIn(form, "name");
  const company = textIn(form, "company");
  const about = knownSubject(form.get("about"), subjects);
  return {
    to_email: to,
    subject: [`Enquiry from ${name}, ${company}`, about && subjects[about]]
      .filter(Boolean)
      .join(": ")
      .slice(0, limits.subject),
    name,
    email: textIn(form, "email"),
    company,
    phone: textIn(form, "phone"),
    service: interests.flatMap(({ value, label }) => (chosen.includes(value) ? label : [])).join(", "),
    message: [textIn(form, "message"), ...trialLines(form, trials)].join("\n"),
  };
}

function trialLines(form: FormData, trials: TrialFacts): string[] {
  const tried = trialIn(form.get("trial"), trials);
  if (!tried) return [];
  const { title, link, inputs, figures } = trialInWords(tried, trials, language);
  return ["", title, ...[...inputs, ...figures].map(({ label, value }) => `${label}: ${value}`), link];
}

/**
 * What our own server is told besides: where the form stood, when it was touched, the field that only machines fill in,
 * the page that an enquiry is about, and what was tried in a simulator.
 */
export function extrasIn(form: FormData) {
  const about = textIn(form, "about");
  const trial = textIn(form, "trial");
  return {
    page: textIn(form, "page"),
    form_token: textIn(form, "form_token"),
    reply_code: textIn(form, "reply_code"),
    ...(about && { about }),
    ...(trial && { trial }),
  };
}

/** A form that is sent natively ends its lines with CR LF. */
function textIn(form: FormData, name: string) {
  const value = form.get(name);
  return typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
}
