import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { Inline } from "#app/ui/layout/prose.tsx";
import type { SimulatorContent, TryItContent } from "#model/kinds/simulator.ts";

type CalculatedProps = Pick<SimulatorContent, "today" | "formulas" | "assumptions" | "sources"> & {
  shared: TryItContent;
};

/** How the figures come about, for whoever wants to check them. */
export function Calculated({ today, formulas, assumptions, sources, shared }: CalculatedProps) {
  return (
    <details className="group border-border border-y">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 py-3 font-semibold hover:text-accent [&::-webkit-details-marker]:hidden">
        <span className="flex-1">{shared.calculated}</span>
        <Icon name={uiIcons.down} className="size-5 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-x-12 gap-y-8 pt-2 pb-8 text-small lg:grid-cols-2">
        <section>
          <h3 className="font-sans font-semibold text-base">{shared.formulas}</h3>
          <dl className="mt-3 grid gap-3">
            {formulas.map(({ text, where }) => (
              <div key={text}>
                <dt className="rounded-lg bg-surface-tertiary px-3 py-2 tabular-nums">{text}</dt>
                {where && <dd className="mt-1 px-3 text-muted">{where}</dd>}
              </div>
            ))}
          </dl>
          <h3 className="mt-8 font-sans font-semibold text-base">{shared.todayTitle}</h3>
          <p className="mt-2 text-muted">{today}</p>
          <p className="mt-4 text-muted">{shared.simulated}</p>
        </section>
        <section>
          <h3 className="font-sans font-semibold text-base">{shared.assumptions}</h3>
          <ul className="mt-3 grid list-disc gap-2 pl-5 text-muted">
            {assumptions.map((text) => (
              <li key={text}>
                <Inline text={text} />
              </li>
            ))}
          </ul>
          <h3 className="mt-8 font-sans font-semibold text-base">{shared.sources}</h3>
          <ul className="mt-3 grid list-disc gap-2 pl-5 text-muted">
            {sources.map(({ title, to }) => (
              <li key={title}>{to ? <Inline text={`[${title}](${to})`} /> : title}</li>
            ))}
          </ul>
        </section>
      </div>
    </details>
  );
}
