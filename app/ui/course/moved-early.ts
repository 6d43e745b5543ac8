/** Where a visitor has put a course's slider before the app was there. */
export function movedEarly(place: Element | null | undefined) {
  const slider = place?.querySelector<HTMLInputElement>("input[name=course]");
  return slider && slider.value !== slider.defaultValue ? Number(slider.value) : undefined;
}
