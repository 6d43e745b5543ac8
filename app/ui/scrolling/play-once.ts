import { useEffect } from "react";

const playedOnce = ["draw", "fill-ring", "rise"];

/** Scroll-driven animations run back when the page is scrolled back. These end for good once they have been played. */
export function usePlayOnce() {
  useEffect(() => {
    const end = ({ animationName, target }: AnimationEvent) => {
      if (playedOnce.includes(animationName) && target instanceof Element)
        target.setAttribute("data-played", "");
    };
    addEventListener("animationend", end);
    return () => removeEventListener("animationend", end);
  }, []);
}
