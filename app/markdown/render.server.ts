import figures from "virtual:figures";
import { Marked, type Tokens } from "marked";
import { slugOf } from "#model/slug.ts";

type Part = { id: string; title: string };

/** A long text as HTML, and its parts for a list of contents. */
type RenderedText = { html: string; parts: Part[] };

/** Renders the Markdown of our own content. HTML in it is shown as text: what runs on a page is written by engineers. */
export function renderMarkdown(text: string): RenderedText {
  const parts: Part[] = [];
  const marked = new Marked({ renderer: rendererFor(parts) });
  return { html: marked.parse(text, { async: false }), parts };
}

function rendererFor(parts: Part[]) {
  return {
    heading(this: Inline, { tokens, depth, text }: Tokens.Heading) {
      const id = slugOf(text);
      if (depth === 2) parts.push({ id, title: text });
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    paragraph(this: Inline, { tokens }: Tokens.Paragraph) {
      const [only] = tokens;
      // A figure stands for itself, not in a paragraph.
      if (tokens.length === 1 && only?.type === "image") return figureOf(only as Tokens.Image);
      return `<p>${this.parser.parseInline(tokens)}</p>\n`;
    },
    link(this: Inline, { href, tokens }: Tokens.Link) {
      const elsewhere = /^https?:/.test(href) ? ' rel="noreferrer"' : "";
      return `<a href="${escaped(href)}"${elsewhere}>${this.parser.parseInline(tokens)}</a>`;
    },
    table(this: Inline, { header, rows }: Tokens.Table) {
      const inline = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
      const row = (cells: Tokens.TableCell[]) => cells.map((cell) => `<td>${inline(cell)}</td>`).join("");
      // The corner above row titles heads nothing.
      const heads = header.map((cell) =>
        cell.text.trim() ? `<th scope="col">${inline(cell)}</th>` : "<td></td>",
      );
      const body = rows.map((cells) => `<tr>${row(cells)}</tr>`).join("");
      // What is wider than a phone scrolls by itself, also by keys.
      return `<div class="text-table" tabindex="0"><table><thead><tr>${heads.join("")}</tr></thead><tbody>${body}</tbody></table></div>\n`;
    },
    html: ({ text }: Tokens.HTML | Tokens.Tag) => escaped(text),
  };
}

type Inline = { parser: { parseInline(tokens: Tokens.Generic[]): string } };

/** A drawing of content/figures, in the page itself, so that it takes the theme's colours. */
function figureOf({ href, text, title }: Tokens.Image): string {
  const name = href.replace(/^.*\//, "");
  const svg = figures[name];
  if (!svg) throw new Error(`There is no content/figures/${name}.`);
  const labelled = svg.replace("<svg", `<svg role="img" aria-label="${escaped(text)}"`);
  return `<figure><div class="drawing" tabindex="0">${labelled}</div>${title ? `<figcaption>${escaped(title)}</figcaption>` : ""}</figure>\n`;
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
