import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import type { CaseStudyPageContent, StudyContent } from "#model/kinds/case-study.ts";
import { placeId } from "#model/slug.ts";

/** What was wrong, or, for a study that tells it so, what was asked for. Large numerals hang beside the text. */
export function Challenges({ study, page }: { study: StudyContent; page: CaseStudyPageContent }) {
  const [id, heading] = study.challenges
    ? ["challenges", page.challenges]
    : ["project-scope", page.projectScope];
  return (
    <section id={id} aria-labelledby="challenges-title" className="pt-12 lg:pt-28 print:pt-8">
      <SectionHeading id="challenges-title" {...heading} />
      <ol className="mt-6 md:mt-10">
        {(study.challenges ?? study.projectScope)?.map(({ title, description }, index) => (
          <li
            key={title}
            id={placeId(title)}
            className="place rise grid grid-cols-[2.75rem_1fr] border-border border-t py-4 sm:grid-cols-[6rem_1fr] sm:py-7 lg:grid-cols-[7rem_1fr] lg:py-9"
          >
            <span
              aria-hidden="true"
              className="font-display text-accent text-numeral tabular-nums sm:text-numeral-large"
            >
              {index + 1}
            </span>
            <div className="max-w-measure">
              <h3 className="text-title">{title}</h3>
              <p className="mt-1.5 text-muted md:mt-3">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
