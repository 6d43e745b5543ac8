import { lazy } from "react";
import { data } from "react-router";
import { productCards } from "#app/cards.server.ts";
import { readProductPage, readProducts, readSite } from "#app/content.server.ts";
import { crumbsTo } from "#app/crumbs.server.ts";
import { metaOfLoader } from "#app/head/meta.ts";
import { notFoundMeta, pageMeta } from "#app/head/seo.server.ts";
import { breadcrumbList, faqPage, offeredProduct } from "#app/head/structured-data.server.ts";
import { drawnByData } from "#app/navigation/drawn-by-data.ts";
import { Later } from "#app/navigation/later.tsx";
import { picturesIn } from "#app/pictures.server.ts";
import { ClosingBanner } from "#app/sections/closing-banner.tsx";
import type { Crumb } from "#app/ui/controls/breadcrumbs.tsx";
import type { ProductContent } from "#model/product.ts";
import type { Route } from "./+types/page.ts";
import { Faq } from "./faq.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { Overview } from "./overview.tsx";
import { Related } from "./related.tsx";
import { Sections } from "./sections.tsx";
import { Specifications } from "./specifications.tsx";
import { SuccessStories } from "./success-stories.tsx";

export const loader = ({ params }: Route.LoaderArgs) => {
  const page = readProductPage();
  const product = shownOf(readProducts().find(({ id }) => id === params.id)) ?? null;
  const related = product ? neighboursOf(product.id) : productCards();
  const crumbs = crumbsTo("products", product?.title ?? page.notFound.title);
  const meta = product ? metaOf(product, crumbs) : notFoundMeta(readSite(), page.notFound.title);
  const found = { product, page, related, crumbs, meta, pictures: picturesIn(product, page, related) };
  return data(found, { status: product ? 200 : 404 });
};

function metaOf(product: NonNullable<ReturnType<typeof shownOf>>, crumbs: Crumb[]) {
  const site = readSite();
  const path = `/products/${product.id}`;
  return pageMeta(site, {
    title: product.title,
    description: product.seoDescription,
    path,
    kind: "product",
    structured: [offeredProduct(site, product), faqPage(product.faq), breadcrumbList(site, crumbs, path)],
  });
}

/** Without what only cards and modals show. */
function shownOf(product: ProductContent | undefined) {
  if (!product) return undefined;
  const { shortDescription, features, icon, updated, ...shown } = product;
  return shown;
}

/** The three that follow in the order of the site. */
function neighboursOf(id: string) {
  const cards = productCards();
  const place = cards.findIndex((card) => card.id === id);
  return [1, 2, 3].flatMap((step) => cards[(place + step) % cards.length] ?? []);
}

export const meta = metaOfLoader;

// Few visitors meet it.
const ProductNotFound = lazy(() => import("./product-not-found.tsx"));

export default drawnByData(function ProductPage({
  loaderData: { product, page, related, crumbs },
}: Route.ComponentProps) {
  if (!product) return <ProductNotFound {...page.notFound} products={related} />;
  return (
    <div data-hue={product.color}>
      <Hero product={product} page={page} crumbs={crumbs} />
      <Sections title={product.title} page={page} />
      <Overview heading={page.overview} description={product.description} />
      <Later>
        <Features heading={page.features} features={product.detailedFeatures} picture={product.ctaImage} />
        <Specifications heading={page.specifications} {...product} />
        <SuccessStories heading={page.caseStudies} stories={product.caseStudies} />
        <Faq heading={page.faq} entries={product.faq} />
        <Related heading={page.related} products={related} />
        <ClosingBanner {...page.closing} seed={product.id} />
      </Later>
    </div>
  );
});
