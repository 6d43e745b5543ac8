import { isGroup, type Value } from "../../../files/change.ts";
import { Thumbnails } from "../../pickers/thumbnails.tsx";

/** How a page shows in search results and where its link is shared, made from the fields that say so. */
export function SearchPreview({ data, path, site }: { data: Value; path: string; site?: Value }) {
  const facts = factsOf(data);
  if (!facts.title || !isGroup(site)) return null;
  const way = [URL.parse(String(site.url))?.host, ...path.split("/").filter(Boolean)];
  return (
    <section className="preview" aria-label="In search results and shared links">
      <div className="preview-result">
        <span className="preview-address">{way.join(" › ")}</span>
        <span className="preview-title">
          {path === "/" ? `${site.name}: ${facts.title}` : `${facts.title} | ${site.name}`}
        </span>
        <span className="preview-words">{facts.description}</span>
      </div>
      <div className="preview-card">
        {facts.picture && <Thumbnails src={facts.picture} />}
        <strong>{facts.title}</strong>
        <span className="preview-words">{facts.description}</span>
      </div>
    </section>
  );
}

/** Pages have a group for it; items say it in fields of their own. */
function factsOf(data: Value) {
  const all = isGroup(data) ? data : {};
  const seo = isGroup(all.seo) ? all.seo : {};
  const text = (...values: (Value | undefined)[]) => values.find((value) => typeof value === "string");
  const picture = [seo.preview, all.heroImage, all.image].find(isGroup);
  return {
    title: text(seo.title, all.seoTitle),
    description: text(seo.description, all.seoDescription, all.shortDescription, all.description),
    picture: picture ? text(picture.src) : undefined,
  };
}
