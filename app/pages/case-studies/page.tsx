import { content, singlePage } from "#app/content.server.ts";
import { memoByData } from "#app/navigation/memo-by-data.ts";
import { CaseStudyCards } from "#app/sections/case-study-cards.tsx";
import { Parts } from "#app/ui/layout/parts.tsx";
import type { Route } from "./+types/page.ts";

export const loader = () => ({
  ...singlePage("caseStudies"),
  studies: content.cards("case-studies"),
});

export default memoByData(function CaseStudiesPage({ loaderData: { page, studies } }: Route.ComponentProps) {
  return (
    <Parts>
      <header className="page grid items-end gap-x-16 gap-y-6 pt-12 pb-10 md:pt-20 lg:grid-cols-12 lg:pb-16">
        <h1 className="text-hero lg:col-span-7">{page.title}</h1>
        <p className="text-lead text-muted lg:col-span-5 lg:pb-2">{page.subtitle}</p>
      </header>
      <CaseStudyCards readMore={page.readMore} studies={studies} />
    </Parts>
  );
});
