import { button, layout, paragraphs, rows } from "./layout.ts";
import type { Content, Office, Stored } from "./letter-from.ts";

export function enquiryLetter({ params, reference, origin }: Stored, { site, to }: Office): Content {
  const { name = "", email = "", company = "", phone = "", service = "", message = "", subject } = params;
  const facts = { Name: name, Company: company, "E-mail": email, Phone: phone, "Interested in": service };
  const known = Object.entries(facts).filter(([, value]) => value);
  // Addresses may hold what links give a meaning to, such as a question mark.
  const address = encodeURIComponent(email).replace("%40", "@");
  const reply = `mailto:${address}?subject=${encodeURIComponent(`Re: your enquiry ${reference}`)}`;

  return {
    to,
    replyTo: { name, address: email },
    subject: subject || `Enquiry from ${name}, ${company}`,
    text: [
      `Enquiry ${reference}`,
      known.map(([label, value]) => `${label}: ${value}`).join("\n"),
      message,
      `Answer by replying to this e-mail.\n${origin}`,
    ].join("\n\n"),
    html: layout({
      site,
      preview: message.slice(0, 140),
      eyebrow: `Enquiry ${reference}`,
      title: `${name} writes from ${company}`,
      body: rows(known) + paragraphs(message) + button(reply, `Answer ${name}`),
      small: `Answering this e-mail writes to ${name}. Sent ${origin}.`,
    }),
  };
}
