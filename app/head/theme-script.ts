import { tryStorage } from "#app/try-storage.ts";
import { afterPaint } from "#app/ui/after-paint.ts";

/**
 * Runs in the head, before the first paint and long before the app's modules: puts the right theme on <html>, follows
 * the system while the visitor has not chosen, follows a choice made in another tab, and switches.
 */
type Theme = "light" | "dark";

/** Where HeroUI keeps the visitor's choice: light, dark or system. Nothing stored means system. */
const themeKey = "heroui-theme";

keepTheme(document.documentElement);

function keepTheme(root: HTMLElement) {
  const system = matchMedia("(prefers-color-scheme: dark)");
  let theme = preferredTheme(system);

  const apply = () => {
    root.classList.remove("light", "dark");
    root.classList.add(theme);
    root.dataset.theme = theme;
  };

  const follow = () => {
    theme = preferredTheme(system);
    apply();
  };

  // Switching the theme restyles everything in view; yielding a frame lets the button respond first.
  const toggle = (button: HTMLElement) => {
    theme = theme === "dark" ? "light" : "dark";
    tryStorage(() => localStorage.setItem(themeKey, theme));
    button.dataset.heard = "";
    afterPaint(() => {
      delete button.dataset.heard;
      keepPicturesInView(theme);
      apply();
    });
  };

  apply();
  // React takes every class off <html> when it renders the document again, as it does after a failure.
  new MutationObserver(() => root.classList.contains(theme) || apply()).observe(root, {
    attributeFilter: ["class"],
  });
  system.addEventListener("change", follow);
  addEventListener("storage", follow);
  addEventListener("pageshow", follow);
  addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-theme-switch]");
    if (button) toggle(button);
  });
  loadFirstPictureEagerly(root, () => theme);
}

function preferredTheme(system: MediaQueryList): Theme {
  const choice = tryStorage(() => localStorage.getItem(themeKey));
  return choice === "light" || choice === "dark" ? choice : system.matches ? "dark" : "light";
}

/** Each picture is in the page in a light and a dark version; the hidden one is lazy and not loaded. */
const imagesOf = (theme: Theme, which = "") =>
  document.querySelectorAll<HTMLImageElement>(`img.by-${theme === "dark" ? "night" : "day"}${which}`);

/**
 * The theme changes at once, but a picture in the viewport keeps showing its old version (base.css) until the new one is
 * decoded, so that the switch reveals no empty frames.
 */
function keepPicturesInView(theme: Theme) {
  for (const image of imagesOf(theme)) {
    // The section first: measuring an element inside a skipped section would force that section to be rendered.
    if (!isInView(image.closest("section"))) continue;
    const shown = theme === "dark" ? image.previousElementSibling : image.nextElementSibling;
    if (!shown || !isInView(shown)) continue;
    image.loading = "eager";
    if (image.complete && image.naturalWidth) continue;
    const mark = (isLate: boolean) => {
      image.toggleAttribute("data-late", isLate);
      shown.toggleAttribute("data-stays", isLate);
    };
    mark(true);
    image
      .decode()
      .catch(() => {})
      .then(() => mark(false));
  }
}

/** Whether an element is in the viewport; the page itself, where there is none, always is. */
function isInView(element: Element | null) {
  if (!element) return true;
  const { width, top, bottom } = element.getBoundingClientRect();
  return width > 0 && bottom >= 0 && top <= innerHeight;
}

/** All pictures are lazy, so that only the visible version is loaded; the one above the fold must not wait for layout. */
function loadFirstPictureEagerly(root: HTMLElement, theme: () => Theme) {
  const parsing = new MutationObserver(() => {
    for (const image of imagesOf(theme(), "[fetchpriority=high][loading=lazy]")) image.loading = "eager";
  });
  parsing.observe(root, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", () => parsing.disconnect());
}
