import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import type { PictureContent } from "#model/fields.ts";
import { fill } from "#model/words/fill.ts";
import type { CityDay } from "#simulation/control/day.ts";
import { isOpen, stageOf } from "#simulation/control/moment.ts";
import { isRaining, type Order, type Where } from "#simulation/control/plan.ts";
import { type ConsoleWords, clockTime, placeName } from "../sentences.ts";
import { type ActionId, targetsOf } from "./actions.tsx";
import { nightShare, warmShare } from "./light.ts";
import { type Layers, openPainter } from "./paint.ts";
import type { Player } from "./player.ts";

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
  const canvas = useRef<HTMLCanvasElement>(null);
  const [painter, setPainter] = useState<ReturnType<typeof openPainter>>();

  const show = useEffectEvent((now: number) => {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    painter?.paint({ day, minute: now, layers, still });
    view.current?.style.setProperty("--night", nightShare(day, now).toFixed(3));
    view.current?.style.setProperty("--warm", warmShare(day, now).toFixed(3));
  });

  useEffect(() => {
    if (!canvas.current || !view.current) return;
    const opened = openPainter(canvas.current);
    const fit = new ResizeObserver(([entry]) => {
      if (!entry) return;
      opened.resize(entry.contentRect.width, entry.contentRect.height);
      show(player.minute());
    });
    const watch = new IntersectionObserver(([entry]) => player.setSeen(entry?.isIntersecting ?? true));
    fit.observe(canvas.current);
    view.current.scrollTo({ left: (view.current.scrollWidth - view.current.clientWidth) / 2 });
    watch.observe(view.current);
    setPainter(opened);
    player.onFrame = (now) => show(now);
    return () => {
      fit.disconnect();
      watch.disconnect();
    };
  }, [player]);

  // Another day, other layers: the same minute looks different.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what it looks different for
  useEffect(() => show(player.minute()), [painter, day, layers, player]);
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
          <Look {...picture} look="night" alt="" className="stage-night" />
          <div className="stage-warm" />
          <canvas ref={canvas} className="absolute inset-0 size-full" />
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
      sizes="(width >= 64rem) 64rem, 46rem"
      width={width}
      height={height}
      alt={alt}
      draggable={false}
      className={`absolute inset-0 size-full ${className}`}
    />
  );
}

/** Where something is wrong: pressed, it is shown in the list and the log. */
function Marks({
  words,
  day,
  minute,
  selected,
  onSelect,
}: Pick<StageProps, "words" | "day" | "minute" | "selected" | "onSelect">) {
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
        type="button"
        aria-label={fill(show, { incident: `${label}, ${placeName(where, words)}` })}
        aria-pressed={selected === id}
        onClick={() => onSelect(selected === id ? undefined : id)}
        data-stage={stage}
        data-kind={kind}
        className="mark"
        style={placed(where)}
      >
        <span className="mark-pin">{kinds[kind] && <Icon name={kinds[kind].icon} className="size-5" />}</span>
        {selected === id && (
          <span className="mark-label">
            {label} · {stages[stage]}
          </span>
        )}
      </button>
    );
  });
}

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
