/** Where HeroUI keeps the visitor's choice: light, dark or system. Nothing stored means system. */
export const themeKey = "heroui-theme";

export type Theme = "light" | "dark";

/** Marks the buttons that switch the theme. They need nothing else: the script in the head listens for them. */
export const switchesTheme = { "data-theme-switch": "" } as const;

/** The text of the script in the head. The browser's bundle does without: React leaves a hydrated script alone. */
export const themeScript = import.meta.env.SSR ? `(${dress})(${JSON.stringify(themeKey)})` : "";

/**
 * Runs in the head, before the first paint and long before the app's modules: puts the right theme on <html>, follows
 * the system while the visitor has not chosen, follows a choice made in another tab, and switches.
 * It is sent as text, so it may use nothing from outside itself.
 */
function dress(key: string) {
  const root = document.documentElement;
  const system = matchMedia("(prefers-color-scheme: dark)");
  let theme: Theme = "light";

  const look = () => (theme === "dark" ? "night" : "day");

  const wear = () => {
    root.classList.remove("light", "dark");
    root.classList.add(theme);
    root.dataset.theme = theme;
  };

  const follow = () => {
    let choice: string | null = null;
    try {
      choice = localStorage.getItem(key);
    } catch {}
    theme = choice === "light" || choice === "dark" ? choice : system.matches ? "dark" : "light";
    wear();
  };

  const hiddenLook = () =>
    document.querySelectorAll<HTMLImageElement>(theme === "dark" ? "img.by-night" : "img.by-day");

  const inSight = (image: HTMLImageElement) => {
    const shown = theme === "dark" ? image.previousElementSibling : image.nextElementSibling;
    const box = shown?.getBoundingClientRect();
    return !!box?.width && box.bottom > 0 && box.top < innerHeight;
  };

  const picturesInSight = () =>
    Promise.all(
      Array.from(hiddenLook())
        .filter(inSight)
        .map((image) => {
          image.loading = "eager";
          return image.decode().catch(() => {});
        }),
    );

  const soon = () => new Promise((resolve) => setTimeout(resolve, 600));

  const change = async () => {
    theme = theme === "dark" ? "light" : "dark";
    try {
      localStorage.setItem(key, theme);
    } catch {}
    await Promise.race([picturesInSight(), soon()]);
    if (!document.startViewTransition || matchMedia("(prefers-reduced-motion: reduce)").matches) wear();
    else document.startViewTransition(wear);
  };

  follow();
  document.querySelectorAll<HTMLLinkElement>(`link[data-look=${look()}]`).forEach((link) => {
    link.media = "all";
  });
  // React takes every class off <html> when it draws the document anew, as it does after a failure.
  new MutationObserver(() => root.classList.contains(theme) || wear()).observe(root, {
    attributeFilter: ["class"],
  });
  system.addEventListener("change", follow);
  addEventListener("storage", follow);
  addEventListener("pageshow", follow);
  addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-theme-switch]")) change();
  });

  // Every picture is lazy, so that only the look that shows is loaded. The one above the fold must not wait for layout.
  const hurry = new MutationObserver(() => {
    const first = document.querySelectorAll<HTMLImageElement>(
      `img.by-${look()}[fetchpriority=high][loading=lazy]`,
    );
    for (const image of first) image.loading = "eager";
  });
  hurry.observe(root, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", () => hurry.disconnect());
}
