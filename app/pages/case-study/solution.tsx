import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import type { SolutionComponentContent, StudyContent } from "#model/case-study.ts";
import type { HeadingContent } from "#model/fields.ts";
import { placeId } from "#model/slug.ts";

export function Solution({ study, heading }: { study: StudyContent; heading: HeadingContent }) {
  return (
    <section id="solution" aria-labelledby="solution-title" className="py-20 lg:py-28 print:py-8">
      <SectionHeading id="solution-title" {...heading} />
      {study.solutions && (
        <>
          <p className="mt-8 max-w-[46rem] text-lead">{study.solutions.overview}</p>
          <div className="mt-12">
            {study.solutions.components.map((component) => (
              <Component key={component.title} {...component} />
            ))}
          </div>
        </>
      )}
      {study.functionalities && (
        <ul className="mt-10 grid gap-x-12 gap-y-10 sm:grid-cols-2">
          {study.functionalities.map(({ icon, title, description }) => (
            <li key={title} id={placeId(title)} className="place rise border-border border-t pt-6">
              <Icon name={icon} className="size-9 text-accent" />
              <h3 className="mt-4 text-title">{title}</h3>
              <p className="mt-3 text-muted">{description}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A part of what was built, with its particulars in a column beside its name. */
function Component({ icon, title, items }: SolutionComponentContent) {
  return (
    <section
      id={placeId(title)}
      className="place rise grid gap-x-10 gap-y-4 border-border border-t py-8 md:grid-cols-[4fr_7fr]"
    >
      <h3 className="flex items-start gap-4 text-title">
        <Icon name={icon} className="size-8 shrink-0 text-accent" />
        {title}
      </h3>
      <ul className="grid gap-3">
        {items.map((item) => (
          <li key={item} className="flex gap-3 text-muted">
            <Icon name={uiIcons.check} className="mt-1.5 size-4 shrink-0 text-accent" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
