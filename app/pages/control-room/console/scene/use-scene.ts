import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import type { CityDay } from "#simulation/control/day.ts";
import type { Player } from "../player.ts";
import type { Layers } from "./frame.ts";
import { nightShare, warmShare } from "./light.ts";
import { openPainter } from "./paint.ts";

type Scene = { day: CityDay; player: Player; layers: Layers };

/** What changes by the minute is painted so often at most. */
const groundEveryMs = 200;

/** Paints the running city, and lets night come over it. Past React: it happens with every frame. */
export function useScene({ day, player, layers }: Scene, view: RefObject<HTMLElement | null>) {
  const night = useRef<HTMLDivElement>(null);
  const warm = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLCanvasElement>(null);
  const traffic = useRef<HTMLCanvasElement>(null);
  const painter = useRef<ReturnType<typeof openPainter>>(undefined);
  const groundAt = useRef(0);

  const show = useEffectEvent((minute: number, whole: boolean) => {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const frame = { day, minute, layers, still };
    painter.current?.paintTraffic(frame);
    fade(night.current, nightShare(day, minute));
    fade(warm.current, warmShare(day, minute));
    const now = performance.now();
    if (!whole && now - groundAt.current < groundEveryMs) return;
    groundAt.current = now;
    painter.current?.paintGround(frame);
  });

  useEffect(() => {
    if (!ground.current || !traffic.current || !view.current) return;
    const opened = openPainter(ground.current, traffic.current);
    painter.current = opened;
    const fit = new ResizeObserver(([entry]) => {
      if (!entry) return;
      opened.resize(entry.contentRect.width, entry.contentRect.height);
      show(player.minute(), true);
    });
    const watch = new IntersectionObserver(([entry]) => player.setSeen(entry?.isIntersecting ?? true));
    fit.observe(ground.current);
    watch.observe(view.current);
    view.current.scrollTo({ left: (view.current.scrollWidth - view.current.clientWidth) / 2 });
    player.onFrame = (minute) => show(minute, !player.isPlaying());
    return () => {
      fit.disconnect();
      watch.disconnect();
    };
  }, [player, view]);

  // Another day, other layers: the same minute looks different.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what it looks different for
  useEffect(() => show(player.minute(), true), [day, layers, player]);

  return { night, warm, ground, traffic };
}

/** In steps too small to be seen. A CSS transition between them would restyle the page in every frame: 4 of 11 ms. */
function fade(element: HTMLElement | null, share: number) {
  const opacity = share.toFixed(2);
  if (element && element.style.opacity !== opacity) element.style.opacity = opacity;
}
