import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { type SiteFacts, siteFacts } from "#contract/site.ts";

// The words alone: reading all content and its pictures would double the time that a process takes to start.
const wordsOf = (name: keyof SiteFacts["words"]): unknown =>
  parse(readFileSync(`content/words/${name}.yaml`, "utf8"));

export const site: SiteFacts = {
  name: "Ananta",
  tagline: "Enduring innovation",
  email: "enquiries@ananta.example",
  url: "https://ananta.example",
  language: "en-IN",
  fetchesIcons: true,
  mail: {
    publicKey: "public-key",
    serviceId: "service",
    templates: { enquiry: "template-enquiry", newsletter: "template-newsletter" },
  },
  consent: "We keep your address for up to 365 days, only to send you this newsletter.",
  retentionDays: 365,
  subjects: { "products/smart-dust-bin": "Smart Dust Bin", "services/ai-ml": "AI & ML" },
  trials: {
    bins: {
      title: "Plan a round of bins",
      page: "/products/smart-dust-bin",
      inputs: {
        bins: { label: "Bins", unit: "", min: 10, max: 500 },
        truck: { label: "Truck", options: { small: "Small", large: "Large" } },
      },
      figures: { distance: { label: "Distance a week", unit: "km", digits: 0 } },
    },
  },
  interests: [
    { value: "cloud", label: "Cloud Transformation" },
    { value: "consulting", label: "IT Consulting" },
    { value: "security", label: "Cybersecurity" },
  ],
  words: siteFacts.shape.words.parse({
    letters: wordsOf("letters"),
    confirm: wordsOf("confirm"),
    unsubscribe: wordsOf("unsubscribe"),
    answers: wordsOf("answers"),
    alarms: wordsOf("alarms"),
    judging: wordsOf("judging"),
  }),
};

/** What `@emailjs/browser` would post. */
export const sendBody = (template: "enquiry" | "newsletter", params: object, ids = site.mail) => ({
  lib_version: "4.4.1",
  user_id: ids.publicKey,
  service_id: ids.serviceId,
  template_id: ids.templates[template],
  template_params: params,
});

export const enquiry = (change: Record<string, unknown> = {}) => ({
  to_email: site.email,
  subject: "Enquiry from Asha Rao",
  name: "Asha Rao",
  email: "asha@port.example",
  company: "Port Trust",
  phone: "+91 98400 00000",
  service: "Cloud Transformation, IT Consulting",
  message: "We run 40 cranes and would like to see them on one screen.",
  ...change,
});

export const subscription = (email = "reader@city.example") => ({
  to_email: site.email,
  subject: `Enquire from ${email}`,
  email,
});
