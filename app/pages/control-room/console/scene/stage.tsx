import { type CSSProperties, memo, useEffect, useRef } from "react";
import { clockTime } from "#app/clock-time.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { handsFocusOn } from "#app/ui/hands-focus-on.ts";
import type { PictureContent } from "#model/fields.ts";
import { fill } from "#model/words/fill.ts";
import type { CityDay } from "#simulation/control/day.ts";
import { isOpen, stageOf } from "#simulation/control/moment.ts";
import { isRaining, type Order, type Where } from "#simulation/control/plan.ts";
import { type ConsoleWords, placeName } from "../../sentences.ts";
import { stageSizes } from "../../stage-sizes.ts";
import { type ActionId, targetsOf } from "../actions.tsx";
import type { Player } from "../player.ts";
import type { Layers } from "./frame.ts";
import { nightShare } from "./light.ts";
import { useScene } from "./use-scene.ts";

type StageProps = {
  words: ConsoleWords;
  picture: PictureContent;
  day: CityDay;
  player: Player;
  minute: number;
  layers: Layers;
  selected: string | undefined;
  action: ActionId | undefined;
  onSelect: (incident: string | undefined) => void;
  onOrder: (order: Order) => void;
  onCancel: () => void;
};

/** The city from above: its picture by day with the night's over it, what moves painted over both, and marks that can be pressed. */
export function Stage(props: StageProps) {
  const { words, picture, day, player, minute, layers, selected, action, onSelect, onOrder, onCancel } =
    props;
  const view = useRef<HTMLElement>(null);
  const scene = useScene({ day, player, layers }, view);
  useEffect(() => {
    const open = day.incidents.find(({ id }) => id === selected);
    if (open) scrollTo(view.current, open.where);
  }, [selected, day]);

  return (
    <>
      <StageClock {...{ words, day, minute }} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is wider than the window, and keys scroll it */}
      <section ref={view} className="stage-view" tabIndex={0} aria-label={words.map}>
        <div className="stage-picture">
          <Look {...picture} look="day" alt={picture.alt} />
          <div ref={scene.night} className="stage-night">
            <Look {...picture} look="night" alt="" />
          </div>
          <div ref={scene.warm} className="stage-warm" />
          <canvas ref={scene.ground} className="absolute inset-0 size-full" />
          <canvas ref={scene.traffic} className="absolute inset-0 size-full" />
          {isRaining(day.weather, minute) && <div className="stage-rain" />}
          {action ? (
            <Targets {...{ words, action, player, onOrder }} />
          ) : (
            <Marks {...{ words, day, minute, selected, onSelect }} />
          )}
        </div>
      </section>
      {action && (
        <div ref={bringIntoView} role="status" className="stage-question">
          <p className="font-semibold">{words.actions.items[action]?.choose}</p>
          <Button size="small" variant="secondary" onClick={onCancel}>
            {words.actions.cancel}
          </Button>
        </div>
      )}
    </>
  );
}

function StageClock({ words, day, minute }: Pick<StageProps, "words" | "day" | "minute">) {
  const { clock, scenarios } = words;
  const isNight = nightShare(day, minute) > 0.5;
  const sky = isRaining(day.weather, minute) ? clock.rain : isNight ? clock.night : clock.day;
  return (
    <div className="stage-clock">
      <p className="stage-time">{clockTime(minute)}</p>
      <p className="text-muted text-sm">
        {sky} · {scenarios.items[day.plan.scenario]?.title}
      </p>
    </div>
  );
}

/** One of the two looks, whatever the page's theme is. */
function Look({
  src,
  fingerprint,
  widths,
  width,
  height,
  look,
  alt,
  className = "",
}: PictureContent & { look: "day" | "night"; className?: string }) {
  const address = (size: number) => `/pictures/${src}.${fingerprint}.${look}.${size}.avif`;
  return (
    <img
      src={address(widths.at(-1) ?? width)}
      srcSet={widths.map((size) => `${address(size)} ${size}w`).join(", ")}
      sizes={stageSizes}
      width={width}
      height={height}
      alt={alt}
      draggable={false}
      className={`absolute inset-0 size-full ${className}`}
    />
  );
}

/** Where something is wrong: pressed, it is shown in the list and the log. */
const Marks = memo(
  ({ words, day, minute, selected, onSelect }: MarksProps) => {
    const { kinds, stages, show } = words.incidents;
    const open = day.incidents
      .map((incident) => ({ incident, stage: stageOf(day, incident, minute) }))
      .filter(({ stage }) => isOpen(stage));
    return open.map(({ incident, stage }) => {
      const { id, kind, where } = incident;
      const label = kinds[kind]?.label ?? kind;
      return (
        <button
          key={id}
          ref={handsFocusOn}
          type="button"
          aria-label={fill(show, { incident: `${label}, ${placeName(where, words)}` })}
          aria-pressed={selected === id}
          onClick={() => onSelect(selected === id ? undefined : id)}
          data-stage={stage}
          data-kind={kind}
          className="mark"
          style={placed(where)}
        >
          <span className="mark-pin">
            {kinds[kind] && <Icon name={kinds[kind].icon} className="size-5" />}
          </span>
          {selected === id && (
            <span className="mark-label">
              {label} · {stages[stage]}
            </span>
          )}
        </button>
      );
    });
  },
  (before, now) =>
    before.day === now.day && before.selected === now.selected && marksIn(before) === marksIn(now),
);

type MarksProps = Pick<StageProps, "words" | "day" | "minute" | "selected" | "onSelect">;

const marksIn = ({ day, minute }: MarksProps) =>
  day.incidents.map((incident) => stageOf(day, incident, minute)).join();

/** Where it may happen: the visitor chooses one. */
function Targets({
  words,
  action,
  player,
  onOrder,
}: Pick<StageProps, "words" | "player" | "onOrder"> & { action: ActionId }) {
  return targetsOf(action).map(({ where, order }) => (
    <button
      key={`${where.name} ${where.at}`}
      type="button"
      aria-label={fill(words.actions.here, { place: placeName(where, words) })}
      title={placeName(where, words)}
      onClick={() => onOrder(order(Math.floor(player.minute())))}
      className="target"
      style={placed(where)}
    />
  ));
}

/** Below the buttons of a phone the map may be out of sight. */
const bringIntoView = (question: HTMLElement | null) => question?.scrollIntoView({ block: "nearest" });

const placed = ({ at }: Where): CSSProperties => ({ left: `${at[0] * 100}%`, top: `${at[1] * 100}%` });

/** On a phone the city is wider than the window: what was chosen comes into its middle. */
function scrollTo(view: HTMLElement | null, { at }: Where) {
  if (!view) return;
  view.scrollTo({ left: at[0] * view.scrollWidth - view.clientWidth / 2 });
}
