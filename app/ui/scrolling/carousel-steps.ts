/** Makes a carousel's buttons scroll it, until the function that it returns is called. */
export function runSteps(frame: HTMLElement): () => void {
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

  const press = (event: Event) => {
    // Cancelled, so that clicks-script.ts does not step as well.
    event.preventDefault();
    step(stepOf(event.currentTarget as HTMLButtonElement));
  };
  for (const button of buttons) button.addEventListener("click", press, { signal });
  list.addEventListener("scroll", look, { passive: true, signal });
  list.addEventListener("scrollend", arrive, { signal });
  const size = new ResizeObserver(look);
  for (const box of [list, ...list.children]) size.observe(box);
  return () => {
    listening.abort();
    size.disconnect();
  };
}

const stepOf = (button: HTMLButtonElement) => Number(button.dataset.step);
