import { Band } from "#app/ui/layout/band.tsx";
import { Prose } from "#app/ui/layout/prose.tsx";
import { Unbroken } from "#app/ui/layout/unbroken.tsx";
import type { ServiceContent } from "#model/kinds/service.ts";

type DescriptionProps = Pick<ServiceContent, "shortDescription" | "fullDescription">;

/** The promise in large type, the story beside it. */
export function Description({ shortDescription, fullDescription }: DescriptionProps) {
  return (
    <Band aria-labelledby="promise">
      <div className="grid gap-x-16 gap-y-5 lg:grid-cols-12 print:block">
        <h2 id="promise" className="text-headline lg:col-span-5 lg:text-subheadline">
          <Unbroken text={shortDescription} />
        </h2>
        <div className="print:mt-4 first-line:text-foreground lg:col-span-7 [&>p:first-child]:text-lead [&>p:not(:first-child)]:mt-5 [&>p:not(:first-child)]:max-w-measure [&>p:not(:first-child)]:text-muted">
          <Prose text={fullDescription} />
        </div>
      </div>
    </Band>
  );
}
