import { SharedPicture, SharedTitle } from "#app/navigation/shared-element.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Picture } from "#app/ui/figures/picture.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import type { CaseStudyCardContent } from "#model/case-study.ts";

type NextStudyProps = CaseStudyCardContent & { id: string; readMore: string };

/** The other story, as a strip that is one link. */
export function NextStudy({ id, image, title, category, readMore }: NextStudyProps) {
  const name = `case-studies/${id}`;
  return (
    <aside className="border-border border-t print:hidden">
      <a
        href={`/${name}`}
        className="page group grid items-center gap-x-12 gap-y-4 py-10 sm:grid-cols-[minmax(0,20rem)_1fr]"
      >
        <SharedPicture name={name}>
          <Picture {...image} sizes="(width >= 40rem) 320px, 100vw" className="melting w-full" />
        </SharedPicture>
        <div>
          <p className="text-muted">{category}</p>
          <h2 className="mt-2 text-heading transition-colors group-hover:text-accent">
            <SharedTitle name={name}>{title}</SharedTitle>
          </h2>
          <p className="mt-4 flex items-center gap-2 font-semibold text-accent">
            {readMore}
            <Icon name={uiIcons.right} className="size-5 transition-[translate] group-hover:translate-x-1" />
          </p>
        </div>
      </a>
    </aside>
  );
}
