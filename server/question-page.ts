import { hash } from "node:crypto";
import type { SiteFacts } from "#contract/site.ts";
import { fill } from "#model/words/phrase.ts";
import { escapeHtml } from "./html.ts";

/** What a page that links in e-mails lead to says: a question with a button, or an answer. */
export type View = { title: string; text: string; button?: string };

type Page = { site: SiteFacts; view: View; values: Record<string, string>; home: string };

const styles = `
:root { color-scheme: light dark; --ground: light-dark(#f3efe6, #090d22); --card: light-dark(#fff, #161d45);
  --ink: light-dark(#0f1533, #eef1fb); --line: light-dark(#e2dccd, #2a3573); --teal: light-dark(#0e6b70, #3dc6be); --on-teal: light-dark(#fff, #090d22); }
body { margin: 0; min-height: 100svh; display: grid; place-items: center; background: var(--ground); color: var(--ink);
  font: 1.0625rem/1.6 "Anek Latin", "Segoe UI", Roboto, Helvetica, Arial, sans-serif; }
main { box-sizing: border-box; width: min(34rem, 100% - 2rem); padding: 2.5rem; background: var(--card);
  border: 1px solid var(--line); border-top: 4px solid #ffb04a; border-radius: 12px; }
h1 { margin: 0 0 .75rem; font-size: 1.75rem; line-height: 1.2; }
p { margin: 0 0 1.5rem; overflow-wrap: anywhere; }
main > p:last-child { margin: 0; }
button { min-height: 44px; padding: 0 1.5rem; border: 0; border-radius: 8px; background: var(--teal); color: var(--on-teal); font: inherit; font-weight: 600; cursor: pointer; }
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
      ...(status === 405 && { allow: "GET, HEAD, POST" }),
    },
  });

function htmlOf({ site, view, values, home }: Page) {
  const say = (text: string) => escapeHtml(fill(text, { ...values, site: site.name }));
  return `<!doctype html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say(view.title)} - ${escapeHtml(site.name)}</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>${say(view.title)}</h1>
<p>${say(view.text)}</p>
${view.button ? form(say(view.button)) : ""}
<p><a href="/">${say(home)}</a></p>
</main>
</body>
</html>`;
}

// The form has no action: it posts to the signed link that this page was opened by.
const form = (label: string) => `<form method="post"><p><button>${label}</button></p></form>`;
