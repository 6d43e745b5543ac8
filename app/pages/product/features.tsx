import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Picture } from "#app/ui/figures/picture.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import { Unbroken } from "#app/ui/layout/unbroken.tsx";
import { SnapRow } from "#app/ui/scrolling/snap-row.tsx";
import { linkAbout } from "#contract/about.ts";
import type { ActionContent, PictureContent, TitledWithIconContent } from "#model/fields.ts";
import type { ProductContent, ProductPageContent } from "#model/kinds/product.ts";
import { placeId } from "#model/slug.ts";

type FeaturesProps = {
  heading: ProductPageContent["features"];
  features: TitledWithIconContent[];
  /** The page's path without the first slash: the contact form learns which product is to be shown. */
  about: string;
  demo: ProductContent["demo"];
  picture?: PictureContent;
};

/** A sheet ruled like a drawing, a function in each field; the demo fills what is left of it. */
export function Features({
  heading: { demo: call, ...heading },
  features,
  about,
  demo,
  picture,
}: FeaturesProps) {
  const action = { ...call, to: linkAbout(call.to, about) };
  return (
    <Band id="features" aria-labelledby="features-title" className="outline-none">
      <SectionHeading id="features-title" {...heading} />
      <div className="ruled mt-6 grid md:mt-12 md:grid-cols-2 lg:grid-cols-3">
        <SnapRow aria-labelledby="features-title" className="md:contents">
          {features.map((feature) => (
            <Feature key={feature.title} {...feature} />
          ))}
        </SnapRow>
        <Demo {...demo} action={action} picture={picture} features={features.length} />
      </div>
    </Band>
  );
}

function Feature({ title, description, icon }: TitledWithIconContent) {
  return (
    <li id={placeId(title)} className="place ruled-cell relative break-inside-avoid p-5 lg:p-9">
      <Icon name={icon} className="size-9 text-hue" />
      <h3 className="mt-3 text-xl leading-snug md:mt-6">
        <Unbroken text={title} />
      </h3>
      <p className="mt-2.5 text-muted">{description}</p>
    </li>
  );
}

type DemoProps = ProductContent["demo"] & {
  action: ActionContent;
  picture?: PictureContent;
  features: number;
};

function Demo({ title, text, action, picture, features }: DemoProps) {
  const alone = features % 3 === 0;
  const width = ["lg:col-span-full", "lg:col-span-2", "lg:col-span-1"][features % 3];
  return (
    <div
      className={`ruled-rest flex flex-col overflow-clip print:hidden ${features % 2 ? "" : "md:col-span-full"} ${width} ${alone ? "lg:flex-row-reverse lg:items-center" : ""}`}
    >
      {picture && (
        <Picture
          {...picture}
          sizes="(width >= 64rem) 50vw, 100vw"
          className={`w-full max-md:hidden ${alone ? "lg:w-2/3" : ""}`}
        />
      )}
      <div className={`md:p-7 lg:p-9 ${alone ? "lg:w-1/3" : ""}`}>
        <h3 className="text-title">
          <Unbroken text={title} />
        </h3>
        <p className="mt-2.5 max-w-md text-muted">{text}</p>
        <ButtonLink to={action.to} className="mt-6">
          {action.label}
        </ButtonLink>
      </div>
    </div>
  );
}
