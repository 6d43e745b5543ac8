import { Accordion } from "#app/ui/layout/accordion.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { Prose } from "#app/ui/layout/prose.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import type { FaqEntryContent, HeadingContent } from "#model/fields.ts";
import { questionId } from "#model/slug.ts";

type FaqProps = { heading: HeadingContent; entries: FaqEntryContent[] };

export function Faq({ heading, entries }: FaqProps) {
  return (
    <Band id="faq" tone="raised" aria-labelledby="faq-title" className="outline-none">
      <div className="grid gap-x-16 gap-y-4 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <SectionHeading id="faq-title" {...heading} className="lg:sticky lg:top-28" />
        </div>
        <div className="lg:col-span-8">
          <Accordion
            name="faq"
            entries={entries.map(({ question, answer }) => ({
              id: questionId(question),
              title: question,
              body: <Prose text={answer} className="max-w-measure" />,
            }))}
          />
        </div>
      </div>
    </Band>
  );
}
