import { SampleMark } from "#app/sections/sample-mark.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Kolam } from "#app/ui/figures/kolam.tsx";
import { Ring } from "#app/ui/figures/ring.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { Fold } from "#app/ui/layout/fold.tsx";
import type {
  ServiceCaseStudyContent,
  ServicePageContent,
  ServiceResultContent,
} from "#model/kinds/service.ts";

type CaseStudyProps = {
  labels: ServicePageContent["caseStudy"];
  seed: string;
  caseStudy: ServiceCaseStudyContent;
};

/** One job as it went: challenge and solution side by side, the results as a rail beside them. */
export function CaseStudy({ labels, seed, caseStudy }: CaseStudyProps) {
  return (
    <Band id="case-study" aria-labelledby="case-study-title">
      <div className="rise overflow-clip rounded-[1.75rem] border border-hue/40 bg-surface print:break-inside-avoid">
        <div className="grid lg:grid-cols-[1fr_25rem]">
          <div className="p-6 max-md:pb-0 sm:p-10 lg:p-14">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-hue">
              <Kolam seed={seed} className="h-14" />
              <h2 id="case-study-title" className="font-sans text-base">
                {labels.title}
              </h2>
              <SampleMark of={caseStudy} />
            </div>
            <h3 className="mt-6 text-headline">{caseStudy.title}</h3>
            <div className="mt-6 gap-x-10 md:mt-10 md:grid md:grid-cols-2">
              <Account title={labels.challenge} text={caseStudy.challenge} />
              <Account title={labels.solution} text={caseStudy.solution} />
            </div>
          </div>
          <div className="border-border border-t bg-surface-secondary p-6 sm:p-10 lg:border-t-0 lg:border-l">
            <h4 className="font-sans font-semibold text-lg">{labels.results}</h4>
            <ul className="mt-2 [&>li]:border-border [&>li:not(:last-child)]:border-b sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-10">
              {caseStudy.results.map((result) => (
                <Result key={result.title} {...result} />
              ))}
            </ul>
          </div>
        </div>
      </div>
    </Band>
  );
}

function Account({ title, text }: { title: string; text: string }) {
  return (
    <div className="border-border max-md:border-t">
      <Fold summary={<h4 className="font-sans font-semibold text-lg">{title}</h4>}>
        <p className="text-muted max-md:pb-4 md:mt-2">{text}</p>
      </Fold>
    </div>
  );
}

function Result({ value, label, label_title, icon, title }: ServiceResultContent) {
  return (
    <li
      className={`py-4 md:py-5 ${label ? "" : "grid items-center gap-6 min-[22.5rem]:grid-cols-[7rem_1fr]"}`}
    >
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 whitespace-nowrap">
        <Ring value={value} asText={label} />
        {label_title && <span className="text-small text-muted">{label_title}</span>}
      </div>
      <p className={`flex gap-3 leading-snug ${label ? "mt-3" : ""}`}>
        {icon && <Icon name={icon} className="size-6 shrink-0 text-hue" />}
        {title}
      </p>
    </li>
  );
}
