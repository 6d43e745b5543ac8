import { layout, paragraphs, rows } from "./layout.ts";
import type { Content, Office, Stored } from "./letter-from.ts";

/** Tells the company of a subscriber, with the subject that the specification gives. */
export function newsletterLetter({ params, reference, origin }: Stored, { site, to }: Office): Content {
  const { email = "", subject } = params;
  const note = "The address is on the newsletter list. To see the list: npm run letters -- subscribers";

  return {
    to,
    replyTo: { name: "", address: email },
    subject: subject || `Enquire from ${email}`,
    text: [`Newsletter subscription ${reference}`, `E-mail: ${email}`, note, origin].join("\n\n"),
    html: layout({
      site,
      preview: `${email} would like to receive the newsletter.`,
      eyebrow: `Newsletter ${reference}`,
      title: "A new subscriber",
      body: rows([["E-mail", email]]) + paragraphs(note),
      small: `Sent ${origin}.`,
    }),
  };
}
