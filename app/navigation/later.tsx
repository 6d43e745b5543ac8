import { type ReactNode, startTransition, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * What stands below the first window. On a page that a link has led to it is drawn once the top is shown: a click is
 * answered at once, not when the last section is ready. Elsewhere it is there from the beginning: on a page that is
 * opened by its address, that the visitor goes back to, or of which a section is asked for.
 */
export function Later({ children }: { children: ReactNode }) {
  const whole = useNavigationType() === "POP";
  const { hash } = useLocation();
  const [drawn, setDrawn] = useState(whole || hash !== "");
  useEffect(() => startTransition(() => setDrawn(true)), []);
  // The footer is not shown in between.
  return drawn ? children : <div className="min-h-dvh" />;
}
