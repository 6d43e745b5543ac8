import { lazy } from "react";
import { data } from "react-router";
import { content, itemPage } from "#app/content.server.ts";
import { downloadsOf } from "#app/documents.server.ts";
import { unlistedMeta } from "#app/head/page-meta.server.ts";
import { memoByData } from "#app/navigation/memo-by-data.ts";
import { ClosingBanner } from "#app/sections/closing-banner.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { Related } from "#app/sections/related.tsx";
import { Parts } from "#app/ui/layout/parts.tsx";
import { collections } from "#model/registry.ts";
import type { Route } from "./+types/page.ts";
import { CaseStudies } from "./case-studies.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { Overview } from "./overview.tsx";
import { Sections } from "./sections.tsx";
import { Specifications } from "./specifications.tsx";
import { TryIt } from "./try-it/try-it.tsx";
import { tryItData } from "./try-it/try-it-data.server.tsx";

export const loader = async ({ params }: Route.LoaderArgs) => {
  const page = itemPage("products", params.id);
  if (!page) return data(unknownProduct(), { status: 404 });
  const { id, color, bgColor, title, tagline, description, heroImage, detailImages, ctaImage } = page.item;
  const { idealFor, demo, caseStudies, faq } = page.item;
  // What the tender documents say of them is left out.
  const detailedFeatures = page.item.detailedFeatures.map(({ requirement: _, ...feature }) => feature);
  const specs = page.item.specs.map(({ test: _, ...spec }) => spec);
  const text = { id, color, bgColor, title, tagline, description, idealFor, detailedFeatures, demo, specs };
  const product = { ...text, heroImage, detailImages, ctaImage, caseStudies, faq };
  const { dataSheet, all } = downloadsOf(id);
  const tryIt = await tryItData(id);
  const { tryIt: _, ...copy } = page.copy;
  return data(
    { ...page, copy, item: product, tryIt, files: { dataSheet, all }, products: [] },
    { status: 200 },
  );
};

/** Says that there is none, and shows those that there are. */
function unknownProduct() {
  const copy = content.copy("products");
  const { title } = copy.notFound;
  return {
    item: null,
    tryIt: undefined,
    files: {},
    copy,
    crumbs: content.crumbs("products", title),
    meta: unlistedMeta(content.file("site"), title),
    related: [],
    products: content.cards("products").map((card) => ({ ...card, to: collections.products.path(card.id) })),
  };
}

// Few visitors meet it.
const ProductNotFound = lazy(() => import("./product-not-found.tsx"));

export default memoByData(function ProductPage({
  loaderData: { item: product, copy: page, tryIt, files, related, products, crumbs },
}: Route.ComponentProps) {
  if (!product) return <ProductNotFound {...page.notFound} products={products} />;
  return (
    <div data-hue={product.color}>
      <Parts>
        <Hero product={product} page={page} crumbs={crumbs} />
        <Sections title={product.title} page={page} />
        <Overview heading={page.overview} description={product.description} />
        {tryIt && <TryIt {...tryIt} />}
        <Features
          heading={page.features}
          about={`products/${product.id}`}
          features={product.detailedFeatures}
          demo={product.demo}
          picture={product.ctaImage}
        />
        <Specifications heading={page.specs} {...product} files={files} />
        <CaseStudies heading={page.caseStudies} studies={product.caseStudies} />
        <Faq heading={page.faq} entries={product.faq} />
        <Related heading={page.related} look="framed" items={related} />
        <ClosingBanner {...page.closing} seed={product.id} about={`products/${product.id}`} />
      </Parts>
    </div>
  );
});
