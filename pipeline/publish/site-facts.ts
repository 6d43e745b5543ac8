import type { SiteFacts } from "#contract/site.ts";
import { readContent } from "../content.ts";

/** What the server must know of the content: who we are and which ids the forms send. */
export function siteFacts(): SiteFacts {
  const { name, tagline, email, phone, url, offices, mail } = readContent().file("site");
  return {
    name,
    tagline,
    email,
    phone,
    url,
    offices: offices.map(({ address }) => address.join(", ")),
    mail: {
      publicKey: mail.publicKey,
      serviceId: mail.serviceId,
      templates: { enquiry: mail.enquiryTemplate, newsletter: mail.newsletterTemplate },
    },
  };
}
