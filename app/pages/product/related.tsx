import { SharedPicture, SharedTitle } from "#app/navigation/shared-element.tsx";
import { Picture } from "#app/ui/figures/picture.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import type { HeadingContent } from "#model/fields.ts";
import type { CardContent } from "#model/registry.ts";

type RelatedProps = { heading: HeadingContent; products: CardContent<"products">[] };

/** Other products that the same control room would buy. */
export function Related({ heading, products }: RelatedProps) {
  return (
    <Band aria-labelledby="related-title" className="print:hidden">
      <SectionHeading id="related-title" {...heading} />
      <ul className="mt-10 grid gap-6 md:grid-cols-3">
        {products.map((product) => (
          <li key={product.id}>
            <RelatedCard {...product} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

function RelatedCard({ id, title, color, shortDescription, image }: CardContent<"products">) {
  const name = `products/${id}`;
  return (
    <a
      href={`/${name}`}
      data-hue={color}
      className="group block h-full overflow-clip rounded-card border border-border transition-colors hover:border-hue/60"
    >
      <SharedPicture name={name}>
        <Picture {...image} sizes="(width >= 48rem) 33vw, 100vw" className="w-full" />
      </SharedPicture>
      <div className="p-6 pt-2">
        <h3 className="text-title transition-colors group-hover:text-hue">
          <SharedTitle name={name}>{title}</SharedTitle>
        </h3>
        <p className="mt-2 text-muted">{shortDescription}</p>
      </div>
    </a>
  );
}
