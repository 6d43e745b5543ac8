import { Band } from "#app/ui/layout/band.tsx";
import { Fold } from "#app/ui/layout/fold.tsx";
import { Unbroken } from "#app/ui/layout/unbroken.tsx";
import type { ServiceContent } from "#model/kinds/service.ts";
import { placeId } from "#model/slug.ts";

/** Newspaper columns for those who read on. They follow a picture: before the first one they would be a wall of text. */
export function Essays({ sections }: Pick<ServiceContent, "sections">) {
  return (
    <Band className="pt-0! max-md:pb-2!">
      <div
        className={`gap-x-12 gap-y-10 md:grid md:grid-cols-2 ${sections.length === 3 ? "lg:grid-cols-3" : ""}`}
      >
        {sections.map(({ title, content }) => (
          <section key={title} className="rise border-hue/50 border-t md:border-t-2 md:pt-6">
            <Fold
              summary={
                <h3 className="text-lg md:text-title">
                  <Unbroken text={title} />
                </h3>
              }
            >
              <p id={placeId(title)} className="place mb-5 max-w-measure text-muted md:mt-4 md:mb-0">
                {content}
              </p>
            </Fold>
          </section>
        ))}
      </div>
    </Band>
  );
}
