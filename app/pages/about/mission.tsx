import { Icon } from "#app/ui/figures/icon.tsx";
import { Kolam } from "#app/ui/figures/kolam.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { SnapRow } from "#app/ui/scrolling/snap-row.tsx";
import type { TitledWithIconContent } from "#model/fields.ts";
import type { AboutContent } from "#model/pages/about.ts";

/** The mission as a statement, the four values around one figure, and the commitment as a letter that is signed by it. */
export function Mission({ title, lead, text, valuesTitle, values, commitment }: AboutContent["mission"]) {
  return (
    <Band tone="raised" aria-labelledby="mission-title">
      <div className="gap-16 lg:grid lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 id="mission-title" className="font-sans text-accent text-lg">
            {title}
          </h2>
          <p className="mt-4 text-balance font-display font-semibold text-headline">{lead}</p>
        </div>
        <p className="mt-6 text-lead text-muted lg:col-span-5 lg:mt-12">{text}</p>
      </div>
      <Values title={valuesTitle} values={values} />
      <Commitment {...commitment} />
    </Band>
  );
}

function Values({ title, values }: { title: string; values: TitledWithIconContent[] }) {
  return (
    <div className="mt-10 lg:mt-28">
      <h3 className="text-title">{title}</h3>
      <div className="relative mt-4 md:mt-8">
        <SnapRow aria-label={title} className="border-border md:grid md:grid-cols-2 md:border-t">
          {values.map((value) => (
            <Value key={value.title} {...value} />
          ))}
        </SnapRow>
        <Kolam
          seed="values"
          className="pointer-events-none absolute top-1/2 left-1/2 h-40 -translate-1/2 rounded-full bg-surface-secondary p-5 text-accent max-md:invisible"
        />
      </div>
    </div>
  );
}

function Value({ title, description, icon }: TitledWithIconContent) {
  return (
    <li className="border-border max-md:border-t max-md:pt-5 md:border-b md:py-14 md:even:border-l md:even:pl-28 md:odd:pr-28">
      <h4 className="flex items-center gap-4 font-display font-semibold text-heading">
        <Icon name={icon} className="size-9 text-amber" />
        {title}
      </h4>
      <p className="mt-3 max-w-[25rem] text-muted">{description}</p>
    </li>
  );
}

function Commitment({ title, text }: AboutContent["mission"]["commitment"]) {
  return (
    <section className="rise mt-10 grid gap-x-16 gap-y-4 rounded-card border border-border bg-surface p-6 sm:p-12 lg:mt-24 lg:grid-cols-12 lg:p-16">
      <h3 className="text-subheadline lg:col-span-4">{title}</h3>
      <p className="text-lead lg:col-span-8">{text}</p>
    </section>
  );
}
