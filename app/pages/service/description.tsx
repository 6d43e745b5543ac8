import { Band } from "#app/ui/layout/band.tsx";
import { Fold } from "#app/ui/layout/fold.tsx";
import { Prose } from "#app/ui/layout/prose.tsx";
import type { ServiceContent } from "#model/service.ts";
import { placeId } from "#model/slug.ts";

type DescriptionProps = Pick<ServiceContent, "shortDescription" | "fullDescription" | "sections">;

/** The promise in large type, the story beside it, and below it newspaper columns for those who read on. */
export function Description({ shortDescription, fullDescription, sections }: DescriptionProps) {
  return (
    <Band aria-labelledby="promise">
      <div className="grid gap-x-16 gap-y-5 lg:grid-cols-12 print:block">
        <h2 id="promise" className="text-headline lg:col-span-5 lg:text-subheadline">
          {shortDescription}
        </h2>
        <div className="print:mt-4 first-line:text-foreground lg:col-span-7 [&>p:first-child]:text-lead [&>p+p]:mt-5 [&>p+p]:text-muted">
          <Prose text={fullDescription} />
        </div>
      </div>
      <div
        className={`mt-6 gap-x-12 gap-y-10 md:mt-20 md:grid md:grid-cols-2 ${sections.length === 3 ? "lg:grid-cols-3" : ""}`}
      >
        {sections.map(({ title, content }) => (
          <section key={title} className="rise border-hue/50 border-t md:border-t-2 md:pt-6">
            <Fold summary={<h3 className="text-lg md:text-title">{title}</h3>}>
              <p id={placeId(title)} className="place mb-5 text-muted md:mt-4 md:mb-0">
                {content}
              </p>
            </Fold>
          </section>
        ))}
      </div>
    </Band>
  );
}
