import { Band } from "#app/ui/layout/band.tsx";
import { Prose } from "#app/ui/layout/prose.tsx";
import type { HeadingContent } from "#model/fields.ts";

/** The sector in its own words: the first paragraph as a statement, the rest set in two columns under it. */
export function Insight({ heading, text }: { heading: HeadingContent; text: string }) {
  return (
    <Band tone="surface" aria-labelledby="insight-title">
      <h2 id="insight-title" className="font-sans text-hue text-lg">
        {heading.title}
      </h2>
      <div className="insight mt-6">
        <Prose text={text} />
      </div>
    </Band>
  );
}
