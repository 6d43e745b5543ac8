import type { SiteFacts } from "#contract/site.ts";
import { trialFacts } from "#contract/trial/trial-facts.ts";
import { language } from "#model/language.ts";
import { readContent } from "../content.ts";
import { readExamples } from "../examples.ts";
import { fetchesIcons } from "./fetched-icons.ts";

/** What the server must know of the content: who we are, which ids the forms send, and its words. */
export async function siteFacts(): Promise<SiteFacts> {
  const { file, partsIn, subjects } = readContent();
  const { name, tagline, email, url, mail, privacy, footer } = file("site");
  return {
    ...{ name, tagline, email, url, language },
    fetchesIcons: fetchesIcons(),
    mail: {
      publicKey: mail.publicKey,
      serviceId: mail.serviceId,
      templates: { enquiry: mail.enquiryTemplate, newsletter: mail.newsletterTemplate },
    },
    interests: file("contact").interests.map(({ value, label }) => ({ value, label })),
    subjects: subjects(),
    trials: trialFacts(partsIn("simulators"), await readExamples()),
    consent: footer.newsletter.privacy,
    retentionDays: privacy.retentionDays,
    words: {
      letters: file("letters"),
      confirm: file("confirm"),
      unsubscribe: file("unsubscribe"),
      answers: file("answers"),
      alarms: file("alarms"),
      judging: file("judging"),
    },
  };
}
