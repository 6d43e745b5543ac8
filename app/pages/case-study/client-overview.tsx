import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import type { HeadingContent } from "#model/fields.ts";

export function ClientOverview({ heading, text }: { heading: HeadingContent; text: string }) {
  return (
    <section id="overview" aria-labelledby="overview-title">
      <SectionHeading id="overview-title" {...heading} />
      <p className="mt-5 max-w-[46rem] md:mt-8 md:text-lead first-letter:float-left first-letter:mt-0.5 first-letter:mr-3 first-letter:font-display first-letter:text-accent first-letter:text-numeral-large first-letter:leading-drop-cap">
        {text}
      </p>
    </section>
  );
}
