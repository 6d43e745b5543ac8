import { type MetaDescriptor, useMatches } from "react-router";

/** What search engines and link previews read of a page: the `meta` of its loader, which costs the browser no code. */
export function PageHead() {
  const data = useMatches().at(-1)?.loaderData as { meta?: MetaDescriptor[] } | undefined;
  return data?.meta && <MetaTags meta={data.meta} />;
}

export const MetaTags = ({ meta }: { meta: MetaDescriptor[] }) =>
  meta.map((tag) => <Tag key={JSON.stringify(tag)} {...tag} />);

function Tag(tag: MetaDescriptor) {
  if ("title" in tag) return <title>{String(tag.title)}</title>;
  if ("script:ld+json" in tag) return <StructuredData data={tag["script:ld+json"]} />;
  const { tagName, ...attributes } = tag as { tagName?: "link" };
  return tagName ? <link {...attributes} /> : <meta {...attributes} />;
}

function StructuredData({ data }: { data: unknown }) {
  // No text in it can end the script.
  const __html = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own content
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
