import { SectionLinks } from "#app/sections/section-links.tsx";
import type { CaseStudyPageContent, StudyContent } from "#model/kinds/case-study.ts";

/** The parts of the story, kept in sight beside it where there is room. */
export function Contents({ study, page }: { study: StudyContent; page: CaseStudyPageContent }) {
  const day = study.harbourDay ?? study.storeDay;
  const links = [
    { id: "overview", label: page.overview.title },
    study.challenges
      ? { id: "challenges", label: page.challenges.title }
      : { id: "project-scope", label: page.projectScope.title },
    { id: "solution", label: page.solution.title },
    ...(day ? [{ id: "day", label: day.title }] : []),
    { id: "impacts", label: page.impacts.title },
    ...(study.results.length ? [{ id: "results", label: page.results.title }] : []),
  ];
  return <SectionLinks links={links} look="rail" />;
}
