import { useLabels } from "#app/shell/labels.ts";
import type { CaseStudyPageContent } from "#model/case-study.ts";
import type { Study } from "./study.ts";

/** The parts of the story, kept in sight beside it where there is room. */
export function Contents({ study, page }: { study: Study; page: CaseStudyPageContent }) {
  const parts = [
    { id: "overview", label: page.overview.title },
    study.challenges
      ? { id: "challenges", label: page.challenges.title }
      : { id: "project-scope", label: page.projectScope.title },
    { id: "solution", label: page.solution.title },
    { id: "impacts", label: page.impacts.title },
    ...(study.results.length ? [{ id: "results", label: page.results.title }] : []),
  ];
  return (
    <nav aria-label={useLabels().onThisPage} className="max-lg:hidden print:hidden">
      <ol className="sticky top-[calc(var(--bar)+3rem)] border-border border-l">
        {parts.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px flex min-h-11 items-center border-transparent border-l-2 pl-5 text-small text-muted hover:border-accent hover:text-accent"
            >
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
