/**
 * The ref of a control that may go without being pressed, as time goes on: the focus stays in the region that it stood in,
 * and does not fall back to the top of the page.
 */
export const handsFocusOn = (control: HTMLElement | null) => {
  const region = control?.closest<HTMLElement>("section[tabindex]");
  return () => {
    if (document.activeElement === control) region?.focus({ preventScroll: true });
  };
};
