/** How much of the second picture shows until a visitor moves the slider, in per cent; wipe.css begins there, too. */
export const initialPercent = 40;

/** Of a list's points the first ones are marked as solved, as many as the second picture shows. */
export const isMended = (index: number, count: number, percent: number) =>
  (percent / 100) * count >= index + 0.5;

type Frame = HTMLDivElement & { stopWipe?: () => void };

/**
 * Lets the picture and the list follow the strand until the function that it returns is called. The inline script does
 * so while the page is parsed and React again when it hydrates.
 */
export function watchWipe(frame: Frame): () => void {
  frame.stopWipe ??= start(frame);
  return frame.stopWipe;
}

function start(frame: Frame) {
  const listening = new AbortController();
  const { signal } = listening;
  const slider = frame.querySelector("input");
  frame.addEventListener("input", () => slider && follow(frame, slider), { signal });
  frame.addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>("[data-wipe]") : null;
      if (!button || !slider) return;
      slider.value = button.dataset.wipe ?? "";
      follow(frame, slider);
    },
    { signal },
  );
  return () => {
    listening.abort();
    delete frame.stopWipe;
  };
}

function follow(frame: Frame, { value }: HTMLInputElement) {
  // Styles of the two elements rather than a custom property on the frame, which would restyle all that is in it.
  const [after, strand] = [".wipe-after", ".wipe-strand"].map((part) =>
    frame.querySelector<HTMLElement>(part),
  );
  if (after) after.style.clipPath = `inset(0 0 0 ${100 - Number(value)}%)`;
  if (strand) strand.style.translate = `-${value}%`;
  const points = frame.closest("section")?.querySelectorAll<HTMLElement>("[data-mended]") ?? [];
  points.forEach((point, i) => {
    point.dataset.mended = String(isMended(i, points.length, Number(value)));
  });
}
