import { useEffect } from "react";

const once = ["draw", "fill-ring", "rise"];

/** The scroll position draws figures (styles/motion.css, ui/figures/drawing.css): what it has drawn once stays, also on the way back. */
export function useDrawnOnce() {
  useEffect(() => {
    const stay = ({ animationName, target }: AnimationEvent) => {
      if (once.includes(animationName) && target instanceof Element) target.setAttribute("data-drawn", "");
    };
    addEventListener("animationend", stay);
    return () => removeEventListener("animationend", stay);
  }, []);
}
