import { SampleMark } from "#app/sections/sample-mark.tsx";
import { Chip } from "#app/ui/controls/chip.tsx";
import { Picture } from "#app/ui/figures/picture.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import { Unbroken } from "#app/ui/layout/unbroken.tsx";
import { SnapRow } from "#app/ui/scrolling/snap-row.tsx";
import type { HeadingContent } from "#model/fields.ts";
import type { ProductCaseStudyContent } from "#model/kinds/product.ts";
import { placeId } from "#model/slug.ts";

type CaseStudiesProps = { heading: HeadingContent; studies: ProductCaseStudyContent[] };

/** Three installations side by side; their results stand on one line. */
export function CaseStudies({ heading, studies }: CaseStudiesProps) {
  return (
    <Band id="case-studies" aria-labelledby="case-studies-title" className="outline-none">
      <SectionHeading id="case-studies-title" {...heading} />
      <SnapRow
        aria-labelledby="case-studies-title"
        className="mt-6 md:gap-10 md:mt-12 md:grid print:grid print:grid-cols-3 print:gap-x-6 lg:grid-cols-3 lg:grid-rows-[auto_auto_auto_auto] lg:gap-y-0"
      >
        {studies.map((study) => (
          <li
            key={study.title}
            id={placeId(study.title)}
            className="place rise flex flex-col lg:row-span-4 lg:grid lg:grid-rows-subgrid"
          >
            <CaseStudy {...study} />
          </li>
        ))}
      </SnapRow>
    </Band>
  );
}

function CaseStudy({ industry, title, description, result, image, sample }: ProductCaseStudyContent) {
  return (
    <>
      <Picture {...image} sizes="(width >= 64rem) 33vw, 100vw" className="framed w-full" />
      <div className="mt-5">
        <div className="flex flex-wrap items-center gap-2">
          <Chip>{industry}</Chip>
          <SampleMark of={{ sample }} />
        </div>
        <h3 className="mt-4 text-title">
          <Unbroken text={title} />
        </h3>
      </div>
      <p className="mt-3 mb-6 text-muted">{description}</p>
      <p className="max-lg:mt-auto border-hue border-t-2 pt-5 font-display text-xl leading-snug">{result}</p>
    </>
  );
}
