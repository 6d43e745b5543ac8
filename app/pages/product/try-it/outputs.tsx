import type { ComponentType } from "react";
import { button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import type { DrawingProps } from "./drawings/drawing.ts";
import { enquiryLink } from "./enquiry-link.ts";
import { Figures, MainFigure } from "./figures.tsx";
import { Plot } from "./plot.tsx";
import type { Outcome, TrialProps } from "./trial.ts";

export type TryAction = "share" | "csv";

type OutputsProps = TrialProps &
  Outcome & { Drawing: ComponentType<DrawingProps>; onAction?: (action: TryAction) => void };

/** All that a simulator shows for some values. The build makes it once as HTML; later the browser renders it anew. */
export function Outputs({ Drawing, onAction, ...trial }: OutputsProps) {
  const { simulator, about, words, shared, values, result } = trial;
  return (
    <>
      <figure className="try-it-drawing">
        <Drawing words={words} values={values} result={result} />
      </figure>
      <div className="try-it-main">
        <MainFigure words={words} shared={shared} result={result} />
      </div>
      <div className="try-it-figures">
        <Figures words={words} shared={shared} result={result} />
        {result.plot && words.plot && <Plot {...result.plot} words={words.plot} shared={shared} />}
        <div className="mt-5 flex flex-wrap gap-2 sm:mt-7 print:hidden">
          <a
            href={enquiryLink({ simulator, about, values, result })}
            className={button({ size: "small", class: "min-h-11 max-sm:w-full" })}
          >
            {shared.enquiry}
          </a>
          <button
            type="button"
            data-needs-app=""
            data-try="share"
            onClick={() => onAction?.("share")}
            className={button({
              variant: "secondary",
              size: "small",
              class: "needs-script min-h-11 max-sm:grow",
            })}
          >
            <Icon name={uiIcons.copy} className="size-4" />
            {shared.share}
          </button>
          <button
            type="button"
            data-needs-app=""
            data-try="csv"
            onClick={() => onAction?.("csv")}
            className={button({
              variant: "secondary",
              size: "small",
              class: "needs-script min-h-11 max-sm:grow",
            })}
          >
            <Icon name={uiIcons.download} className="size-4" />
            {shared.csv}
          </button>
        </div>
      </div>
    </>
  );
}
