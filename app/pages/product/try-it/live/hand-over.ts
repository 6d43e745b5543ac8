/**
 * Moves focus and open details from the prerendered outputs to those that the app has just rendered in their place. Both
 * have the same controls in the same order.
 */
export function handOver(built: Element) {
  const [before, now] = [
    controlsIn(built),
    controlsIn(built.parentElement ?? built).filter(isOutside(built)),
  ];
  for (const [index, control] of before.entries()) {
    const successor = now[index];
    if (!successor) continue;
    if (foldOf(control)?.open) foldOf(successor)?.setAttribute("open", "");
    if (control === document.activeElement) successor.focus({ preventScroll: true });
  }
}

const controlsIn = (part: Element) =>
  Array.from(part.querySelectorAll<HTMLElement>("a, button, input, summary")).filter(
    (control) => !control.closest("form"),
  );

const isOutside = (part: Element) => (control: Element) => !part.contains(control);

const foldOf = ({ parentElement }: Element) =>
  parentElement instanceof HTMLDetailsElement ? parentElement : undefined;
