import { button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";

type CourseBarProps = {
  /** What the slider runs through, such as a night. */
  name: string;
  /** Where it stands, such as the time. */
  label: string;
  at: number;
  isPlaying?: boolean;
  labels: { play: string; pause: string };
  onMove?: (at: number) => void;
  onPlay?: () => void;
};

/** Runs a drawing through its course, such as a night: by a button, or by hand. */
export function CourseBar({ name, label, at, isPlaying, labels, onMove, onPlay }: CourseBarProps) {
  return (
    <figcaption data-uses-app="" className="needs-script flex items-center gap-4 px-4 pb-4 sm:px-6">
      <button
        type="button"
        data-needs-app=""
        data-try="play"
        aria-label={isPlaying ? labels.pause : labels.play}
        onClick={
          onPlay &&
          ((event) => {
            // Done, so that it is not done again as a click that waited for the app (clicks-script.ts).
            event.preventDefault();
            onPlay();
          })
        }
        className={button({ size: "icon", class: "shrink-0" })}
      >
        <Icon name={isPlaying ? uiIcons.pause : uiIcons.play} className="size-5" />
      </button>
      <input
        type="range"
        name="course"
        data-try="course"
        min="0"
        max="1"
        step="0.001"
        {...(onMove
          ? { value: at, onChange: ({ target }) => onMove(Number(target.value)) }
          : { defaultValue: at })}
        aria-label={name}
        aria-valuetext={label}
        className="slider"
      />
      <span className="w-20 shrink-0 text-right font-display font-semibold text-lg tabular-nums">
        {label}
      </span>
    </figcaption>
  );
}
