/** Where the sun stands by theme, and where one theme ends and the other begins, in hundredths of its slider. */
export const hours = { noon: 35, dusk: 60, night: 100 };

type Sun = HTMLInputElement & { isFollowed?: true };

/**
 * Puts it where the theme says, unless somebody has moved it, and lets the theme follow it from then on. The hero's
 * inline script does so: it works before the app has started, and where it never does, as on a translated page.
 */
export function placeSun(sun: Sun) {
  sun.defaultValue = String(hours[isDark() ? "night" : "noon"]);
  sayHour(sun);
  if (sun.isFollowed) return;
  sun.isFollowed = true;
  sun.addEventListener("input", () => {
    sayHour(sun);
    // A switch that was pressed takes a frame to change the page.
    const isChanging = Boolean(document.querySelector("[data-theme-switch][data-heard]"));
    if (isNight(sun) === (isDark() !== isChanging)) return;
    document.querySelector<HTMLElement>("[data-theme-switch]")?.click();
  });
}

export const isDark = () => document.documentElement.dataset.theme === "dark";

export const isNight = (sun: HTMLInputElement) => Number(sun.value) >= hours.dusk;

/** The hour in words, for those who hear the page. */
export function sayHour(sun: HTMLInputElement) {
  const hour = Array.from(sun.list?.options ?? []).findLast(
    ({ value }) => Number(value) <= Number(sun.value),
  );
  sun.ariaValueText = hour?.label ?? "";
}
