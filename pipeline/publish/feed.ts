import type { ArticleContent } from "../../model/kinds/article.ts";
import { language } from "../../model/language.ts";

type Site = { name: string; url: string };

/** The articles for feed readers (RFC 4287), newest first. */
export function atomFeed({ name, url }: Site, articles: ArticleContent[]): string {
  const updated =
    articles
      .map((article) => article.updated)
      .sort()
      .at(-1) ?? "";
  const entries = articles.map(
    ({ id, title, description, published, updated: changed, topic }) => `  <entry>
    <id>${url}/insights/${id}</id>
    <title>${escaped(title)}</title>
    <link href="${url}/insights/${id}"/>
    <published>${published}T00:00:00Z</published>
    <updated>${changed}T00:00:00Z</updated>
    <category term="${escaped(topic)}"/>
    <summary>${escaped(description)}</summary>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <id>${url}/insights</id>
  <title>${escaped(name)}</title>
  <author><name>${escaped(name)}</name></author>
  <link href="${url}/insights"/>
  <link rel="self" href="${url}/insights.atom"/>
  <updated>${updated}T00:00:00Z</updated>
${entries.join("\n")}
</feed>
`;
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
