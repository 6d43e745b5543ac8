import { type MouseEventHandler, memo } from "react";
import { button } from "#app/ui/controls/button.tsx";
import { CourseBar } from "#app/ui/course/course-bar.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { Fold } from "#app/ui/layout/fold.tsx";
import type { Result } from "#simulation/simulator.ts";
import type { DrawingModule } from "./drawings/drawing.ts";
import { enquiryLink } from "./enquiry-link.ts";
import { Figures, MainFigure } from "./figures.tsx";
import { Log } from "./log.tsx";
import { Plot, PlotTable } from "./plot.tsx";
import type { Outcome, TrialProps, TryAction } from "./trial.ts";
import { useThrottled } from "./use-throttled.ts";

type OutputsProps = TrialProps &
  Outcome & {
    drawing: DrawingModule;
    /** Where the drawing stands in its course. */
    at?: number;
    isPlaying?: boolean;
    onMove?: (at: number) => void;
    onAction?: (action: TryAction) => void;
    onEnquiry?: MouseEventHandler<HTMLAnchorElement>;
  };

/** All that a simulator shows for some values. It is prerendered once; later the browser renders it again. */
export function Outputs({ drawing, at = 0, isPlaying, onMove, onAction, onEnquiry, ...trial }: OutputsProps) {
  const { simulator, about, words, shared, values, result } = trial;
  // A slider is answered by the drawing and the first figure; the others change no faster than they can be read.
  const readable = useThrottled(result);
  return (
    <>
      <figure className="try-it-drawing">
        <drawing.Drawing words={words} values={values} result={result} at={at} />
        {drawing.course && words.course && (
          <CourseBar
            name={words.course}
            label={drawing.course.label(at, result)}
            {...{ at, isPlaying, onMove }}
            labels={shared}
            onPlay={() => onAction?.("play")}
          />
        )}
      </figure>
      <div className="try-it-main">
        <MainFigure words={words} shared={shared} result={result} />
      </div>
      <div className="try-it-figures">
        <OtherFigures
          {...{ words, shared }}
          result={readable}
          at={drawing.course?.followsPlot && at}
          isMain={drawing.showsPlot}
        />
        <Actions
          link={enquiryLink({ simulator, about, values, result })}
          shared={shared}
          onAction={onAction}
          onEnquiry={onEnquiry}
        />
      </div>
    </>
  );
}

/** Before a visitor on a phone asks for more: the answer, and three figures beside it. */
const shownAtOnce = 4;

type OtherFiguresProps = Pick<TrialProps, "words" | "shared"> & {
  result: Result;
  at?: number;
  /** The drawing above is the plot. */
  isMain?: boolean;
};

/** The other figures, the plot, the same as a table, and what happened when. */
const OtherFigures = memo(({ words, shared, result, at, isMain }: OtherFiguresProps) => {
  const { figures, plot, events } = result;
  return (
    <>
      <Figures words={words} shared={shared} figures={figures.slice(1, shownAtOnce)} />
      <Fold summary={shared.moreResults} look="button" className="mt-2 sm:mt-6">
        <Figures words={words} shared={shared} figures={figures.slice(shownAtOnce)} />
        {plot && words.plot && !isMain && <Plot {...plot} words={words.plot} at={at} />}
        <div className="mt-3 flex flex-wrap gap-x-8 gap-y-1">
          {plot && words.plot && <PlotTable {...plot} words={words.plot} shared={shared} />}
          {events?.length && words.events ? (
            <Log events={events} words={words.events} shared={shared} />
          ) : null}
        </div>
      </Fold>
    </>
  );
});

type ActionsProps = Pick<TrialProps, "shared"> &
  Pick<OutputsProps, "onAction" | "onEnquiry"> & { link: string };

const Actions = ({ link, shared, onAction, onEnquiry }: ActionsProps) => (
  <div className="mt-4 flex flex-wrap gap-2 sm:mt-7 print:hidden">
    <a href={link} onClick={onEnquiry} className={button({ size: "small", class: "min-h-11 max-sm:w-full" })}>
      {shared.enquiry}
    </a>
    <button
      type="button"
      data-needs-app=""
      data-try="share"
      onClick={() => onAction?.("share")}
      className={button({ variant: "secondary", size: "small", class: "needs-script min-h-11 max-sm:grow" })}
    >
      <Icon name={uiIcons.copy} className="size-4" />
      {shared.share}
    </button>
    <button
      type="button"
      data-needs-app=""
      data-try="csv"
      onClick={() => onAction?.("csv")}
      className={button({ variant: "secondary", size: "small", class: "needs-script min-h-11 max-sm:grow" })}
    >
      <Icon name={uiIcons.download} className="size-4" />
      {shared.csv}
    </button>
    <a
      href={shared.controlRoom.to}
      className={button({ variant: "quiet", size: "small", class: "min-h-11 max-sm:w-full lg:ml-auto" })}
    >
      {shared.controlRoom.label}
      <Icon name={uiIcons.right} className="size-4" />
    </a>
  </div>
);
