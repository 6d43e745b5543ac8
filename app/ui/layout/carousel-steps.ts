type Frame = HTMLElement & { stopSteps?: () => void };

/**
 * Makes a carousel's buttons scroll it, until the function that it returns is called. An inline script does so while the
 * page is parsed and React again when it hydrates: buttons that work already go on undisturbed.
 */
export function runSteps(frame: Frame): () => void {
  frame.stopSteps ??= start(frame);
  return frame.stopSteps;
}

function start(frame: Frame) {
  const list = frame.querySelector<HTMLElement>(".carousel");
  if (!list) throw new Error("A carousel without a list.");
  const buttons = frame.querySelectorAll<HTMLButtonElement>("[data-step]");
  const listening = new AbortController();
  const { signal } = listening;
  // Where the row is going: presses in quick succession add up.
  let target: number | undefined;

  const step = (by: number) => {
    const { scrollLeft, scrollWidth, clientWidth } = list;
    const left = Math.max(0, Math.min((target ?? scrollLeft) + by, scrollWidth - clientWidth));
    // A browser that does not tell when it has arrived counts from where the row is.
    if ("onscrollend" in list) target = left;
    list.scrollTo({ left });
  };
  const arrive = () => {
    target = undefined;
  };
  /** Each button rests at its end, whatever moved the row or changed its size. */
  const look = () => {
    const { scrollLeft, clientWidth, scrollWidth } = list;
    // Zoomed pages scroll by fractions.
    const ends = { back: scrollLeft <= 1, on: scrollLeft + clientWidth >= scrollWidth - 1 };
    for (const button of buttons) {
      const rests = stepOf(button) < 0 ? ends.back : ends.on;
      // A button that rests cannot keep the focus; the row, which the arrow keys scroll, can.
      if (rests && button === document.activeElement) list.focus({ preventScroll: true });
      button.disabled = rests;
    }
  };

  for (const button of buttons) button.addEventListener("click", () => step(stepOf(button)), { signal });
  list.addEventListener("scroll", look, { passive: true, signal });
  list.addEventListener("scrollend", arrive, { signal });
  const size = new ResizeObserver(look);
  for (const box of [list, ...list.children]) size.observe(box);
  return () => {
    listening.abort();
    size.disconnect();
    delete frame.stopSteps;
  };
}

const stepOf = (button: HTMLButtonElement) => Number(button.dataset.step);
