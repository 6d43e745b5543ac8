import { createHash } from "node:crypto";

/** What a page may run and apply besides the site's own files: hashes or a nonce, in CSP's spelling. */
export type Inline = { scripts: string[]; styles: string[] };

/** Allows exactly the scripts and styles that stand in a page that we built ourselves. */
export const inlineOf = (html: string): Inline => ({
  scripts: hashesOf(html, /<script\b([^>]*)>(.*?)<\/script/gis),
  styles: hashesOf(html, /<style\b([^>]*)>(.*?)<\/style/gis),
});

export const inlineWith = (nonce: string): Inline => ({
  scripts: [`'nonce-${nonce}'`],
  styles: [`'nonce-${nonce}'`],
});

function hashesOf(html: string, element: RegExp) {
  const inline = Array.from(html.matchAll(element)).filter(
    ([, attributes = ""]) => !needsNoHash.test(attributes),
  );
  const texts = inline.map(([, , text = ""]) => text).filter((text) => text !== "");
  return [...new Set(texts.map(hashSource))];
}

// Files are covered by 'self', and data such as JSON-LD never runs.
const needsNoHash = /\s(src\s*=|type\s*=\s*["']?(application\/(ld\+)?json|text\/plain))/i;

const hashSource = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
