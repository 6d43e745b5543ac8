import { content, singlePage } from "#app/content.server.ts";
import { downloadsOf } from "#app/documents.server.ts";
import { paintedWhole } from "#app/head/page-meta.server.ts";
import { memoByData } from "#app/navigation/memo-by-data.ts";
import { ClosingBanner } from "#app/sections/closing-banner.tsx";
import { PictureHero } from "#app/sections/hero/picture-hero.tsx";
import { NumberedSteps } from "#app/sections/numbered-steps.tsx";
import { DownloadLink } from "#app/ui/controls/download-link.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Picture } from "#app/ui/figures/picture.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { Fold } from "#app/ui/layout/fold.tsx";
import { Parts } from "#app/ui/layout/parts.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import { SnapRow } from "#app/ui/scrolling/snap-row.tsx";
import { collections } from "#model/registry.ts";
import { documentId, documentKinds, kitId } from "#model/tender/document-kinds.ts";
import type { TenderKitContent } from "#model/tender/tender-kit.ts";
import type { Route } from "./+types/page.ts";

export const loader = () => {
  const { page, meta } = singlePage("tenderKit");
  const products = content.cards("products").map(({ id, title, color, image }) => ({
    id,
    to: collections.products.path(id),
    title,
    color,
    image,
    files: downloadsOf(id),
  }));
  return { page, meta: [...meta, paintedWhole], products };
};

export default memoByData(function TenderKitPage({ loaderData: { page, products } }: Route.ComponentProps) {
  const { documents } = page;
  return (
    <Parts>
      <PictureHero {...page} />
      <Band id="documents" aria-labelledby="documents-title">
        <SectionHeading id="documents-title" title={documents.title} lead={documents.lead} />
        <SnapRow
          aria-labelledby="documents-title"
          className="mt-5 md:mt-10 md:grid md:grid-cols-2 md:gap-px md:overflow-clip md:rounded-card md:border md:border-border md:bg-border lg:grid-cols-3"
        >
          {documentKinds.map((kind) => (
            <li key={kind} className="border-border bg-surface p-5 max-md:rounded-card max-md:border md:p-7">
              <div id={kitId(kind)} className="place h-full">
                <Icon name={documents[kind].icon} className="size-10 text-accent" />
                <h3 className="mt-5 text-title">{documents[kind].title}</h3>
                <p className="mt-2 text-muted">{documents[kind].description}</p>
                <p className="mt-3 font-semibold text-accent text-small">{documents[kind].format}</p>
              </div>
            </li>
          ))}
        </SnapRow>
      </Band>
      <Band id="products" tone="raised" aria-labelledby="products-title">
        <SectionHeading id="products-title" title={page.products.title} lead={page.products.lead} />
        <ul className="mt-6 md:mt-10">
          {products.map((product) => (
            <ProductDocuments key={product.id} {...product} page={page} />
          ))}
        </ul>
      </Band>
      <Band aria-labelledby="use-title">
        <SectionHeading id="use-title" title={page.use.title} lead={page.use.lead} />
        <NumberedSteps steps={page.use.steps} className="md:grid-cols-2 xl:grid-cols-5" />
      </Band>
      <Band tone="surface" aria-labelledby="promises-title">
        <SectionHeading id="promises-title" title={page.promises.title} lead={page.promises.lead} />
        <ul className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-2 md:mt-10 md:gap-y-8">
          {page.promises.items.map(({ title, description, icon }) => (
            <li key={title} className="flex gap-5 border-border border-t pt-5">
              <Icon name={icon} className="size-9 shrink-0 text-accent" />
              <div>
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1.5 text-muted">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </Band>
      <ClosingBanner {...page.closing} seed="tender-kit" about="tender-kit" />
    </Parts>
  );
});

type Product = Route.ComponentProps["loaderData"]["products"][number];

function ProductDocuments({
  id,
  to,
  title,
  color,
  image,
  files,
  page,
}: Product & { page: Pick<TenderKitContent, "documents" | "products"> }) {
  const ofProduct = page.products.of.replace("{product}", title);
  return (
    <li
      data-hue={color}
      className="grid gap-x-10 gap-y-1 border-border border-t py-3 md:gap-y-5 md:py-6 last:border-b lg:grid-cols-[5fr_8fr] lg:items-center"
    >
      <h3>
        <a href={to} className="flex min-h-11 items-center gap-5 text-title hover:text-hue">
          <span className="w-20 shrink-0 md:w-28 xl:w-36">
            <Picture {...image} alt="" sizes="144px" className="framed w-full" />
          </span>
          {title}
        </a>
      </h3>
      <Fold
        look="row"
        summary={
          <span>
            {page.products.show} <span className="sr-only">{ofProduct}</span>
          </span>
        }
      >
        <ul className="grid gap-2 max-md:pb-2 sm:grid-cols-2">
          {documentKinds.map((kind) => {
            const document = page.documents[kind];
            const file = files[kind];
            if (!file) return null;
            return (
              <li key={kind} id={documentId(id, kind)} className="place">
                <DownloadLink
                  {...file}
                  label={document.title}
                  of={ofProduct}
                  variant="secondary"
                  size="small"
                  className="w-full justify-start"
                />
              </li>
            );
          })}
        </ul>
      </Fold>
    </li>
  );
}
