import { content, singlePage } from "#app/content.server.ts";
import { memoByData } from "#app/navigation/memo-by-data.ts";
import { ClosingBanner } from "#app/sections/closing-banner.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Picture } from "#app/ui/figures/picture.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { Band } from "#app/ui/layout/band.tsx";
import { Parts } from "#app/ui/layout/parts.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import type { TenderKitContent } from "#model/tender-kit.ts";
import type { Route } from "./+types/page.ts";

export const loader = () => ({
  ...singlePage("tenderKit"),
  products: content.cards("products").map(({ id, title, icon, color }) => ({ id, title, icon, color })),
});

/** The kit's documents in the order of a tender, by the names of their files. */
const kinds = ["dataSheet", "specification", "acceptance", "compliance", "quantities", "all"] as const;
type Kind = (typeof kinds)[number];

const fileOf = (id: string, kind: Kind) =>
  ({
    dataSheet: `/documents/${id}/data-sheet.pdf`,
    specification: `/documents/${id}/technical-specification.docx`,
    acceptance: `/documents/${id}/acceptance-test.docx`,
    compliance: `/documents/${id}/compliance-matrix.xlsx`,
    quantities: `/documents/${id}/bill-of-quantities.xlsx`,
    all: `/documents/${id}/${id}-tender-kit.zip`,
  })[kind];

export default memoByData(function TenderKitPage({ loaderData: { page, products } }: Route.ComponentProps) {
  const { documents } = page;
  return (
    <Parts>
      <header className="page grid items-center gap-x-12 gap-y-8 pt-12 md:pt-16 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h1 className="text-hero">{page.title}</h1>
          <p className="mt-6 max-w-[36rem] text-lead text-muted">{page.lead}</p>
        </div>
        <div className="-mx-(--gutter) lg:bleed-right lg:col-span-6 lg:mx-0">
          <Picture
            {...page.picture}
            sizes="(width >= 64rem) 50vw, 100vw"
            priority="high"
            className="melting w-full"
          />
        </div>
      </header>
      <Band id="documents" aria-labelledby="documents-title">
        <SectionHeading id="documents-title" title={documents.title} lead={documents.lead} />
        <ul className="mt-10 grid gap-px overflow-clip rounded-card border border-border bg-border sm:grid-cols-2 lg:grid-cols-3">
          {kinds.map((kind) => (
            <li key={kind} className="bg-surface p-7">
              <Icon name={documents[kind].icon} className="size-10 text-accent" />
              <h3 className="mt-5 text-title">{documents[kind].title}</h3>
              <p className="mt-2 text-muted">{documents[kind].description}</p>
              <p className="mt-3 font-semibold text-accent text-small">{documents[kind].format}</p>
            </li>
          ))}
        </ul>
      </Band>
      <Band id="products" tone="raised" aria-labelledby="products-title">
        <SectionHeading id="products-title" title={page.products.title} lead={page.products.lead} />
        <ul className="mt-10">
          {products.map((product) => (
            <ProductDocuments key={product.id} {...product} page={page} />
          ))}
        </ul>
      </Band>
      <Band aria-labelledby="use-title">
        <SectionHeading id="use-title" title={page.use.title} lead={page.use.lead} />
        <ol className="mt-10 grid gap-x-8 gap-y-8 md:grid-cols-2 lg:grid-cols-4">
          {page.use.steps.map(({ title, description }, place) => (
            <li key={title} className="rise border-accent border-t-2 pt-5">
              <span aria-hidden="true" className="font-display text-accent text-numeral tabular-nums">
                {place + 1}
              </span>
              <h3 className="mt-3 text-title">{title}</h3>
              <p className="mt-2 text-muted">{description}</p>
            </li>
          ))}
        </ol>
      </Band>
      <Band tone="surface" aria-labelledby="promises-title">
        <SectionHeading id="promises-title" title={page.promises.title} lead={page.promises.lead} />
        <ul className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {page.promises.items.map(({ title, description, icon }) => (
            <li key={title} className="flex gap-5 border-border border-t pt-6">
              <Icon name={icon} className="size-9 shrink-0 text-accent" />
              <div>
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1.5 text-muted">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </Band>
      <ClosingBanner {...page.closing} seed="tender-kit" />
    </Parts>
  );
});

type Product = { id: string; title: string; icon: Parameters<typeof Icon>[0]["name"]; color: string };

function ProductDocuments({
  id,
  title,
  icon,
  color,
  page,
}: Product & { page: Pick<TenderKitContent, "documents" | "products"> }) {
  return (
    <li
      data-hue={color}
      className="grid gap-x-10 gap-y-4 border-border border-t py-6 last:border-b lg:grid-cols-[5fr_7fr] lg:items-center"
    >
      <h3>
        <a href={`/products/${id}`} className="flex min-h-11 items-center gap-4 text-title hover:text-hue">
          <Icon name={icon} className="size-8 shrink-0 text-hue" />
          {title}
        </a>
      </h3>
      <ul className="flex flex-wrap gap-2">
        {kinds.map((kind) => {
          const document = page.documents[kind];
          const name = page.products.download
            .replace("{document}", document.title)
            .replace("{product}", title);
          return (
            <li key={kind}>
              <a
                href={fileOf(id, kind)}
                download
                aria-label={`${name} (${document.format})`}
                className="inline-flex min-h-11 items-center gap-2 rounded-full border border-field/60 bg-surface px-4 text-small hover:border-accent hover:text-accent"
              >
                <Icon name={uiIcons.download} className="size-4 text-accent" />
                {document.title}
              </a>
            </li>
          );
        })}
      </ul>
    </li>
  );
}
