import { Band } from "#app/ui/layout/band.tsx";
import { Prose } from "#app/ui/layout/prose.tsx";
import type { ServiceContent } from "#model/service.ts";
import { placeId } from "#model/slug.ts";

type DescriptionProps = Pick<ServiceContent, "shortDescription" | "fullDescription" | "sections">;

/** The promise in large type, the story beside it, and below it newspaper columns for those who read on. */
export function Description({ shortDescription, fullDescription, sections }: DescriptionProps) {
  return (
    <Band aria-labelledby="promise">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-12 print:block">
        <h2 id="promise" className="text-headline lg:col-span-5 lg:text-subheadline">
          {shortDescription}
        </h2>
        <div className="print:mt-4 first-line:text-foreground lg:col-span-7 [&>p:first-child]:text-lead [&>p+p]:mt-5 [&>p+p]:text-muted">
          <Prose text={fullDescription} />
        </div>
      </div>
      <div
        className={`mt-16 grid gap-x-12 gap-y-10 md:mt-24 md:grid-cols-2 ${sections.length === 3 ? "lg:grid-cols-3" : ""}`}
      >
        {sections.map(({ title, content }) => (
          <section key={title} id={placeId(title)} className="place rise border-hue/50 border-t-2 pt-6">
            <h3 className="text-title">{title}</h3>
            <p className="mt-4 text-muted">{content}</p>
          </section>
        ))}
      </div>
    </Band>
  );
}
