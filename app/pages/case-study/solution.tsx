import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { Fold } from "#app/ui/layout/fold.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import { SnapRow } from "#app/ui/scrolling/snap-row.tsx";
import type { HeadingContent } from "#model/fields.ts";
import type { SolutionComponentContent, StudyContent } from "#model/kinds/case-study.ts";
import { placeId } from "#model/slug.ts";

export function Solution({ study, heading }: { study: StudyContent; heading: HeadingContent }) {
  return (
    <section id="solution" aria-labelledby="solution-title" className="py-12 lg:py-28 print:py-8">
      <SectionHeading id="solution-title" {...heading} />
      {study.solutions && (
        <>
          <p className="mt-5 max-w-[46rem] md:mt-8 md:text-lead">{study.solutions.overview}</p>
          <div className="mt-6 md:mt-12">
            {study.solutions.components.map((component) => (
              <Component key={component.title} {...component} />
            ))}
          </div>
        </>
      )}
      {study.functionalities && (
        <SnapRow
          aria-labelledby="solution-title"
          className="mt-5 md:mt-10 md:grid md:grid-cols-2 md:gap-x-12 md:gap-y-10"
        >
          {study.functionalities.map(({ icon, title, description }) => (
            <li key={title} id={placeId(title)} className="place rise border-border border-t pt-6">
              <Icon name={icon} className="size-9 text-accent" />
              <h3 className="mt-4 text-title">{title}</h3>
              <p className="mt-3 text-muted">{description}</p>
            </li>
          ))}
        </SnapRow>
      )}
    </section>
  );
}

/** A part of what was built, with its particulars in a column beside its name. */
function Component({ icon, title, items }: SolutionComponentContent) {
  return (
    <section className="rise gap-x-10 border-border border-t md:grid md:grid-cols-[4fr_7fr] md:py-8">
      <Fold
        summary={
          <h3 className="flex items-start gap-4 text-lg md:text-title">
            <Icon name={icon} className="size-6 shrink-0 text-accent md:size-8" />
            {title}
          </h3>
        }
      >
        <ul id={placeId(title)} className="place grid gap-3 max-md:pb-5">
          {items.map((item) => (
            <li key={item} className="flex gap-3 text-muted">
              <Icon name={uiIcons.check} className="mt-1.5 size-4 shrink-0 text-accent" />
              {item}
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}
