import { hash } from "node:crypto";
import { mailColours } from "#brand/colours.ts";
import type { SiteFacts } from "#contract/site.ts";
import { fill } from "#model/words/phrase.ts";
import { escapeHtml } from "./text.ts";

/** What a page that links in e-mails lead to says: a question with a button, or an answer. */
export type View = { title: string; text: string; button?: string };

/** `values` are filled into the view's words; `{site}` and `{email}` are known. */
type Page = { site: SiteFacts; view: View; values: Record<string, string>; home: string };

/** A variable for each colour of the letters, by day and by night. */
const variables = Object.entries(mailColours.day)
  .map(
    ([name, day]) =>
      `--${name}: light-dark(${day}, ${mailColours.night[name as keyof typeof mailColours.night]});`,
  )
  .join(" ");

const styles = `
:root { color-scheme: light dark; ${variables} }
body { margin: 0; min-height: 100svh; display: grid; place-items: center; background: var(--ground); color: var(--ink);
  font: 1.0625rem/1.6 "Anek Latin", "Segoe UI", Roboto, Helvetica, Arial, sans-serif; }
main { box-sizing: border-box; width: min(34rem, 100% - 2rem); padding: 2.5rem; background: var(--card);
  border: 1px solid var(--line); border-top: 4px solid var(--mark); border-radius: 12px; }
h1 { margin: 0 0 .75rem; font-size: 1.75rem; line-height: 1.2; }
p { margin: 0 0 1.5rem; overflow-wrap: anywhere; }
main > p:last-child { margin: 0; }
button { min-height: 44px; padding: 0 1.5rem; border: 0; border-radius: 8px; background: var(--teal); color: var(--onTeal); font: inherit; font-weight: 600; cursor: pointer; }
button:hover { filter: brightness(1.1); }
a { color: var(--teal); }
:focus-visible { outline: 3px solid var(--teal); outline-offset: 3px; }
`;

/** Lets in these styles and nothing else. */
const policy = `default-src 'none'; style-src 'sha256-${hash("sha256", styles, "base64")}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

export const questionPage = (status: number, page: Page) =>
  new Response(htmlOf(page), {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    },
  });

function htmlOf({ site, view, values, home }: Page) {
  const plain = escaped({ ...values, site: site.name, email: site.email });
  const marked = { ...plain, address: `<strong>${plain.address}</strong>`, email: mailTo(plain.email) };
  const say = (text: string, filled = plain) => fill(escapeHtml(text), filled);
  return `<!doctype html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say(view.title)} - ${plain.site}</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>${say(view.title)}</h1>
<p>${say(view.text, marked)}</p>
${view.button ? form(say(view.button)) : ""}
<p><a href="/">${say(home)}</a></p>
</main>
</body>
</html>`;
}

const escaped = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]));

const mailTo = (email = "") => `<a href="mailto:${email}">${email}</a>`;

// The form has no action: it posts to the link that this page was opened by.
const form = (label: string) => `<form method="post"><p><button>${label}</button></p></form>`;
