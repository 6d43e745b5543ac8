import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Kolam } from "#app/ui/figures/kolam.tsx";
import type { ProductPageContent } from "#model/kinds/product.ts";
import type { CardContent } from "#model/registry.ts";

type ProductNotFoundProps = ProductPageContent["notFound"] & {
  products: (CardContent<"products"> & { to: string })[];
};

/** An address that names no product: says so, and shows those that there are. */
export default function ProductNotFound({ title, text, action, waysOn, products }: ProductNotFoundProps) {
  return (
    <section aria-labelledby="title" className="relative overflow-clip">
      <Kolam
        seed="product-not-found"
        className="absolute top-10 right-[6%] h-[25rem] text-accent max-lg:hidden"
      />
      <div className="page relative py-16 lg:py-24">
        <h1 id="title" className="max-w-3xl text-hero">
          {title}
        </h1>
        <p className="mt-6 max-w-xl text-lead text-muted">{text}</p>
        <ButtonLink to={action.to} size="large" className="mt-8">
          {action.label}
        </ButtonLink>
        <h2 className="mt-20 text-title">{waysOn}</h2>
        <ul className="mt-6 grid border-border border-t sm:grid-cols-2 sm:gap-x-10 lg:grid-cols-4">
          {products.map(({ to, title: name, color, icon }) => (
            <li key={to} data-hue={color} className="border-border border-b">
              <a
                href={to}
                className="flex min-h-20 items-center gap-4 py-4 font-semibold leading-snug transition-colors hover:text-hue"
              >
                <Icon name={icon} className="size-8 shrink-0 text-hue" />
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
