import { EnquiryForm } from "#app/forms/enquiry/enquiry-form.tsx";
import type { ActionAnswer } from "#app/forms/outcome.ts";
import { useLabels } from "#app/shell/labels.ts";
import { Kolam } from "#app/ui/figures/kolam.tsx";
import { Parts } from "#app/ui/layout/parts.tsx";
import type { Subjects } from "#contract/about.ts";
import type { TrialFacts } from "#contract/trial/trial.ts";
import type { ContactContent } from "#model/pages/contact.ts";
import type { ShownSite } from "#model/site.ts";
import type { FormsContent } from "#model/words/forms.ts";
import { Direct } from "./direct.tsx";

type EnquiryProps = {
  page: Pick<ContactContent, "title" | "lead" | "form" | "interests" | "direct" | "offices">;
  site: ShownSite;
  words: FormsContent;
  subjects: Subjects;
  about?: string;
  searched: { sentence: string; lookedFor: string };
  trials: TrialFacts;
  trial?: string;
  answer?: ActionAnswer;
};

/** A question to the visitor on the left, the sheet to answer it on the right. On a phone the sheet comes first, then the ways that need none. */
export function Enquiry({
  page,
  site,
  words,
  subjects,
  about,
  searched,
  trials,
  trial,
  answer,
}: EnquiryProps) {
  return (
    <div className="relative isolate overflow-clip">
      <Kolam
        seed="contact"
        dots={false}
        className="pointer-events-none absolute -top-24 -left-40 -z-1 h-[46rem] text-accent opacity-5 max-lg:hidden"
      />
      <div className="page grid grid-cols-1 items-start gap-x-6 gap-y-8 pt-8 pb-12 md:pt-16 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:pt-20 lg:pb-28">
        <header className="lg:col-span-5 lg:pr-6">
          <h1 className="max-w-[9em] text-page-title">{page.title}</h1>
          <p className="mt-4 max-w-[34rem] text-muted md:mt-6 md:text-lead">{page.lead}</p>
        </header>
        <section
          id="enquiry"
          aria-labelledby="enquiry-title"
          className="max-sm:-mx-(--gutter) max-sm:border-t max-sm:px-(--gutter) max-sm:border-b max-sm:py-8 border-border bg-surface sm:rounded-card sm:border sm:p-8 lg:col-span-7 lg:row-span-2 lg:p-12"
        >
          <h2 id="enquiry-title" className="mb-6 text-heading md:mb-8">
            {page.form.title}
          </h2>
          <Parts>
            <EnquiryForm
              {...site}
              labels={page.form}
              interests={page.interests}
              words={words}
              removeLabel={useLabels().removeChoice}
              subjects={subjects}
              about={about}
              searched={searched}
              trials={trials}
              trial={trial}
              answer={answer}
            />
          </Parts>
        </section>
        <div className="lg:sticky lg:top-28 lg:col-span-5 lg:row-start-2 lg:pr-6">
          <Direct {...page} site={site} />
        </div>
      </div>
    </div>
  );
}
