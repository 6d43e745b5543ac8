import { SharedTitle } from "#app/navigation/shared-element.tsx";
import { PageCrumbs } from "#app/sections/hero/item-hero.tsx";
import type { Crumb } from "#app/ui/controls/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Chip } from "#app/ui/controls/chip.tsx";
import { Kolam } from "#app/ui/figures/kolam.tsx";
import { SnapRow } from "#app/ui/scrolling/snap-row.tsx";
import type { ProductContent, ProductPageContent } from "#model/kinds/product.ts";
import { Stage, Thumbnails } from "./gallery.tsx";
import { Viewer } from "./viewer.tsx";

type Shown = "id" | "title" | "tagline" | "bgColor" | "heroImage" | "detailImages" | "idealFor";
type HeroProps = {
  product: Pick<ProductContent, Shown>;
  page: Pick<ProductPageContent, "demo" | "viewSpecifications" | "idealFor">;
  crumbs: Crumb[];
};

/** The product on its stage: the name across the page, the pictures under it, and beside them who it is for. */
export function Hero({ product, page, crumbs }: HeroProps) {
  const { id, title, tagline, bgColor, heroImage, detailImages } = product;
  const name = `products/${id}`;
  const pictures = [heroImage, ...detailImages];
  return (
    <section aria-labelledby="title" className="gallery relative overflow-clip pb-10 lg:pb-12">
      <div
        aria-hidden="true"
        data-hue={bgColor}
        className="hue-glow absolute top-64 -left-1/4 h-2/3 w-[150%] lg:top-16 lg:-left-[14%] lg:h-[105%] lg:w-[88%]"
      />
      <Kolam
        seed={id}
        dots={false}
        className="figure-ground absolute -top-20 left-[34%] h-[max(64rem,65vw)] -translate-x-1/2 max-lg:hidden"
      />
      <div className="page relative pt-4">
        <PageCrumbs crumbs={crumbs} />
        <div className="mt-5 grid gap-x-10 gap-y-5 lg:mt-5 lg:grid-cols-12 lg:grid-rows-[auto_auto_auto_auto_1fr] lg:gap-y-7">
          <h1 id="title" className="text-page-title lg:col-span-full">
            <SharedTitle name={name}>{title}</SharedTitle>
          </h1>
          <p className="text-lead lg:col-span-4 lg:col-start-9 lg:row-start-2 lg:pt-2">{tagline}</p>
          <div className="-mx-(--gutter) lg:bleed-left lg:col-span-8 lg:row-span-4 lg:row-start-2 lg:mr-0">
            <Stage name={name} pictures={pictures} />
          </div>
          <div className="lg:col-span-4 lg:col-start-9 lg:row-start-5 lg:self-end">
            <Thumbnails label={title} pictures={pictures} />
          </div>
          <div className="flex flex-wrap gap-2 lg:col-span-4 lg:col-start-9 lg:row-start-3 print:hidden">
            <ButtonLink to={page.demo.to} className="max-sm:grow max-sm:px-3.5 max-sm:text-small lg:px-5">
              {page.demo.label}
            </ButtonLink>
            <ButtonLink
              to={page.viewSpecifications.to}
              variant="secondary"
              className="max-sm:grow max-sm:px-3.5 max-sm:text-small lg:px-5"
            >
              {page.viewSpecifications.label}
            </ButtonLink>
          </div>
          <div className="min-w-0 lg:col-span-4 lg:col-start-9 lg:row-start-4">
            <h2 className="font-sans text-small text-muted tracking-normal">{page.idealFor}</h2>
            <SnapRow className="mt-2 gap-2 md:mt-3 md:flex md:flex-wrap">
              {product.idealFor.map((buyer) => (
                <li key={buyer} className="basis-auto">
                  <Chip>{buyer}</Chip>
                </li>
              ))}
            </SnapRow>
          </div>
        </div>
      </div>
      <Viewer label={title} pictures={pictures} />
    </section>
  );
}
