import { type RefObject, useEffect, useRef, useState } from "react";

/** Card and scene stay for 3 s (specification, section 9); styles/hero.css keeps the same pace. */
const turnMs = 3000;

/**
 * How often the hero has turned. `undefined` until the app is awake: CSS turns it until then, and its clock tells
 * where to go on from.
 */
export function useRotation(hero: RefObject<HTMLElement | null>, held: boolean) {
  const [turn, setTurn] = useState<number>();
  const wait = useRef(turnMs);

  useEffect(() => {
    if (!hero.current) return;
    const { turns, left } = whereCssIs(hero.current);
    wait.current = left;
    setTurn(turns);
  }, [hero]);

  useEffect(() => {
    if (turn === undefined || held) return;
    const timer = setTimeout(() => setTurn(turn + 1), wait.current);
    return () => {
      wait.current = turnMs;
      clearTimeout(timer);
    };
  }, [turn, held]);

  return { turn, setTurn };
}

function whereCssIs(hero: HTMLElement): { turns: number; left: number } {
  // A card that was chosen before the app was awake.
  const chosen = hero.querySelector<HTMLInputElement>(".featured-dots :checked");
  if (chosen) return { turns: Number(chosen.value), left: turnMs };
  // Each turn is an animation of its own, with one clock; the last one's goes on until the end.
  const clock = hero.querySelector(".featured-card")?.getAnimations().at(-1);
  const time = Number(clock?.currentTime ?? 0);
  return { turns: Math.floor(time / turnMs), left: turnMs - (time % turnMs) };
}
