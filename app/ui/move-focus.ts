/** Moves the focus without scrolling: the next Tab goes on from here, and a screen reader reads on from here. */
export function moveFocusTo(element: HTMLElement) {
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
}
