import { type ReactNode, useRef } from "react";
import { SampleMark } from "#app/sections/sample-mark.tsx";
import { CourseBar } from "#app/ui/course/course-bar.tsx";
import { FoldedTable } from "#app/ui/course/folded-table.tsx";
import { useCourse } from "#app/ui/course/use-course.ts";
import { Band } from "#app/ui/layout/band.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import type { CaseStudyPageContent, StudyContent } from "#model/kinds/case-study.ts";
import type { HarbourDayContent, StoreDayContent } from "#model/kinds/case-study-day.ts";
import { language } from "#model/language.ts";
import { Harbour } from "./harbour.tsx";
import { type Count, clockOf, type DayFigures, type Lane, lanes } from "./lane.ts";
import { shipFigures } from "./ships.ts";
import { Store } from "./store.tsx";
import { tillFigures } from "./tills.ts";

type DayProps = { study: StudyContent; labels: CaseStudyPageContent["day"] };

export function Day({ study, labels }: DayProps) {
  const day = dayOf(study);
  return day && <PlayableDay {...day} study={study} labels={labels} />;
}

type PlayableDay = {
  words: HarbourDayContent | StoreDayContent;
  figures: DayFigures;
  draw: (lane: Lane, hour: number) => ReactNode;
};

function dayOf({ harbourDay, storeDay }: StudyContent): PlayableDay | undefined {
  if (harbourDay)
    return {
      words: harbourDay,
      figures: shipFigures(harbourDay),
      draw: (lane, hour) => <Harbour day={harbourDay} lane={lane} hour={hour} />,
    };
  return (
    storeDay && {
      words: storeDay,
      figures: tillFigures(storeDay),
      draw: (lane, hour) => <Store day={storeDay} lane={lane} hour={hour} />,
    }
  );
}

/** The study's proof to play with. */
function PlayableDay({ study, labels, ...day }: PlayableDay & DayProps) {
  const { words, figures } = day;
  return (
    <Band id="day" aria-labelledby="day-title" className="pt-0! print:break-inside-avoid">
      <SectionHeading id="day-title" title={words.title} lead={words.lead} mark={<SampleMark of={study} />} />
      <BothLanes {...day} labels={labels} />
      <div className="mt-4 flex flex-wrap items-start justify-between gap-x-10 gap-y-2 text-small">
        <p className="max-w-[68ch] text-muted">{words.note}</p>
        <FoldedTable title={words.title} summary={labels.table} {...figures.table} />
      </div>
    </Band>
  );
}

type BothLanesProps = PlayableDay & Pick<DayProps, "labels">;

/** The day before and after, side by side at the same minute. */
function BothLanes({ words, figures, draw, labels }: BothLanesProps) {
  const figure = useRef<HTMLElement>(null);
  const { at, isPlaying, move, toggle } = useCourse(
    { still: figures.still, seconds: 20 },
    () => figure.current,
  );
  const hour = figures.from + at * 24;
  return (
    <figure
      ref={figure}
      className="day mt-6 overflow-clip rounded-card border border-border bg-surface md:mt-10"
    >
      <div className="grid gap-px bg-border lg:grid-cols-2">
        {lanes.map((lane) => (
          <LaneView key={lane} label={words[lane]} counts={figures.countsAt(lane, hour)}>
            {draw(lane, hour)}
          </LaneView>
        ))}
      </div>
      <div className="pt-4">
        <CourseBar
          name={labels.course}
          label={clockOf(hour)}
          {...{ at, isPlaying, labels }}
          onMove={move}
          onPlay={toggle}
        />
      </div>
    </figure>
  );
}

const numbers = new Intl.NumberFormat(language);

type LaneViewProps = { label: string; counts: Count[]; children: ReactNode };

function LaneView({ label, counts, children }: LaneViewProps) {
  return (
    <div className="flex flex-col bg-surface">
      <h3 className="px-4 py-2.5 font-sans font-semibold sm:px-6 sm:py-3">{label}</h3>
      <div className="day-drawing">{children}</div>
      <dl className="grid grid-cols-2 gap-x-2 px-4 py-3 sm:px-6 sm:py-4">
        {counts.map(({ value, label }) => (
          <div key={label} className="flex items-baseline gap-x-2 md:flex-col">
            <dt className="order-2 text-muted text-small">{label}</dt>
            <dd className="font-display font-semibold text-title tabular-nums md:text-heading">
              {numbers.format(value)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
