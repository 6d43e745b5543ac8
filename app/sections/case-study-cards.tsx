import { SharedPicture, SharedTitle } from "#app/navigation/shared-element.tsx";
import { SampleMark } from "#app/sections/sample-mark.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Picture } from "#app/ui/figures/picture.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { Band } from "#app/ui/layout/band.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import type { ActionContent, HeadingContent } from "#model/fields.ts";
import type { CardContent } from "#model/registry.ts";

type CaseStudyCard = CardContent<"case-studies">;

type CaseStudyCardsProps = {
  /** The list page has a header of its own; the home page gives one. */
  heading?: HeadingContent & { action: ActionContent };
  /** What the link of each study says. */
  readMore: string;
  studies: CaseStudyCard[];
};

/** The studies as editorial spreads: the picture runs to the page's edge, on alternating sides. */
export function CaseStudyCards({ heading, readMore, studies }: CaseStudyCardsProps) {
  return (
    <Band
      id="case-studies"
      aria-labelledby={heading && "case-studies-title"}
      className={`overflow-x-clip ${heading ? "" : "pt-4 md:pt-6 lg:pt-8"}`}
    >
      {heading && (
        <div className="mb-12 flex flex-wrap items-end justify-between gap-6 lg:mb-20">
          <SectionHeading id="case-studies-title" size="headline" {...heading} />
          <ButtonLink to={heading.action.to} variant="secondary">
            {heading.action.label}
            <Icon name={uiIcons.right} className="size-5" />
          </ButtonLink>
        </div>
      )}
      <div className="grid gap-20 lg:gap-32">
        {studies.map((study) => (
          <Spread key={study.id} {...study} readMore={readMore} level={heading ? "h3" : "h2"} />
        ))}
      </div>
    </Band>
  );
}

type SpreadProps = CaseStudyCard & { readMore: string; level: "h2" | "h3" };

function Spread({ id, image, title, description, category, sample, readMore, level }: SpreadProps) {
  const Heading = level;
  const name = `case-studies/${id}`;
  return (
    <article className="spread group rise">
      <SharedPicture name={name} className="spread-picture dissolves-below">
        <Picture
          {...image}
          sizes="(width >= 64rem) 60vw, 100vw"
          className="framed aspect-16/10 w-full card-picture"
        />
      </SharedPicture>
      <div className="spread-words">
        <div className="flex flex-wrap items-center gap-4">
          <p className="flex items-center gap-4 font-semibold text-accent">
            <span aria-hidden="true" className="h-px w-12 bg-accent" />
            {category}
          </p>
          {/* Above the link that covers the card. */}
          <span className="relative z-2">
            <SampleMark of={{ sample }} />
          </span>
        </div>
        <Heading className="mt-5 text-balance text-subheadline">
          <a href={`/${name}`} className="card-link after:z-1">
            <SharedTitle name={name}>{title}</SharedTitle>
          </a>
        </Heading>
        <p className="mt-5 max-w-[52ch] text-lead text-muted">{description}</p>
        <p
          aria-hidden="true"
          className="mt-7 inline-flex items-center gap-3 font-semibold text-accent underline-offset-4 group-hover:underline"
        >
          {readMore}
          <Icon
            name={uiIcons.right}
            className="size-5 transition-transform duration-200 group-hover:translate-x-1.5"
          />
        </p>
      </div>
    </article>
  );
}
