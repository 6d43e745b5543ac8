import { button, layout, paragraphs } from "./layout.ts";
import type { Content, Office, Stored } from "./letter-from.ts";

/** Confirms a subscription to the subscriber, who can leave by one click (RFC 8058). */
export function welcomeLetter({ person }: Stored, { site, unsubscribeUrl }: Office): Content {
  const leave = unsubscribeUrl(person);
  const thanks = `Thank you for subscribing to our newsletter.\n\nWas it not you? Then please unsubscribe: we will not write again.`;

  return {
    to: person,
    subject: `You are subscribed to the newsletter of ${site.name}`,
    text: [thanks, `Unsubscribe: ${leave}`, `${site.name}\n${site.url}`].join("\n\n"),
    html: layout({
      site,
      preview: "Thank you for subscribing to our newsletter.",
      eyebrow: "Newsletter",
      title: "You are subscribed",
      body: paragraphs(thanks) + button(leave, "Unsubscribe"),
      small: `This was sent to ${person} because the address was entered on our site.`,
    }),
    headers: {
      "List-Unsubscribe": `<${leave}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      "Auto-Submitted": "auto-generated",
    },
  };
}
