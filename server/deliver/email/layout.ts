import { mailColours } from "#brand/colours.ts";
import type { SiteFacts } from "#contract/site.ts";
import { escapeHtml } from "../../text.ts";

// Mail programs know no CSS variables, so each colour is written out.
const { day: light, night: dark } = mailColours;
const font = "font-family:'Anek Latin','Segoe UI',Roboto,Helvetica,Arial,sans-serif";

type Card = {
  site: SiteFacts;
  preview: string;
  eyebrow: string;
  title: string;
  body: string;
  small: string;
};

/** A card on a background, made of tables because Outlook lays out nothing else. Only `body` is HTML. */
export function layout({ site, preview, eyebrow, title, body, small }: Card) {
  return `<!doctype html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: ${dark.ground} !important; }
  .card { background: ${dark.card} !important; border-color: ${dark.mark} ${dark.line} ${dark.line} !important; }
  .ink { color: ${dark.ink} !important; }
  .quiet { color: ${dark.quiet} !important; }
  .teal { color: ${dark.teal} !important; }
  .line { border-color: ${dark.line} !important; }
  .button { background: ${dark.teal} !important; }
  .button a { color: ${dark.onTeal} !important; }
}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${light.ground}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:${light.ground}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td class="ink" style="padding:0 4px 16px;${font};font-size:20px;font-weight:700;letter-spacing:.02em;color:${light.ink}">${escapeHtml(site.name)}</td></tr>
<tr><td class="card" style="background:${light.card};border:1px solid ${light.line};border-top:4px solid ${light.mark};border-radius:12px;padding:32px">
<p class="teal" style="margin:0 0 8px;${font};font-size:14px;font-weight:600;letter-spacing:.04em;color:${light.teal}">${escapeHtml(eyebrow)}</p>
<h1 class="ink" style="margin:0 0 24px;${font};font-size:26px;line-height:1.25;font-weight:700;color:${light.ink}">${escapeHtml(title)}</h1>
${body}
</td></tr>
<tr><td class="quiet" style="padding:20px 4px 0;${font};font-size:13px;line-height:1.6;color:${light.quiet}">${escapeHtml(small)}<br>${escapeHtml(site.name)} &middot; ${escapeHtml(site.tagline)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
}

export function rows(facts: [label: string, value: string][]) {
  const row = ([label, value]: [string, string]) =>
    `<tr><td class="quiet line" valign="top" style="width:100px;padding:10px 16px 10px 0;border-bottom:1px solid ${light.line};${font};font-size:14px;line-height:1.6;color:${light.quiet}">${escapeHtml(label)}</td><td class="ink line" style="padding:10px 0;border-bottom:1px solid ${light.line};${font};font-size:16px;line-height:1.4;color:${light.ink};overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px">${facts.map(row).join("\n")}</table>`;
}

export function heading(text: string) {
  return `<h2 class="ink" style="margin:0 0 8px;${font};font-size:18px;line-height:1.3;font-weight:700;color:${light.ink}">${escapeHtml(text)}</h2>`;
}

export function paragraphs(text: string) {
  const lines = escapeHtml(text).replace(/\r\n?|\n/g, "<br>");
  return `<p class="ink" style="margin:0 0 24px;${font};font-size:17px;line-height:1.6;color:${light.ink};overflow-wrap:anywhere">${lines}</p>`;
}

export function button(href: string, label: string) {
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="button" style="background:${light.teal};border-radius:8px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 24px;${font};font-size:16px;font-weight:600;color:${light.onTeal};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
}
