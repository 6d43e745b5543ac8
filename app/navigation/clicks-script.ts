import { afterPaint } from "#app/ui/after-paint.ts";
import { renderBelowFold } from "./below-fold.ts";
import { isPlainClick } from "./is-plain-click.ts";

/**
 * Runs in the head: what a click must do at once, whether the app has started, is on its way or never comes.
 *
 * - A link in a menu closes the menu.
 * - A button that opens a dialog is seen to be heard first: all that is in sight is styled anew when the dialog covers it.
 * - A link to a section of this page scrolls there smoothly; nothing else scrolls smoothly, least of all the focus.
 * - A link to another page is answered by a line at the top of the window (transitions.css).
 * - A carousel's button scrolls it. Which of the two rests at an end is left to the app (carousel-steps.ts).
 * - Ctrl+K, Cmd+K and / are a click on the link to the search, which the app answers by a dialog.
 * - Another control that needs the app is marked as busy; the app clicks it again (current-page.tsx).
 */
const root = document.documentElement;

document.addEventListener(
  "click",
  (event) => {
    const link = followedLink(event);
    if (!link) return;
    closeMenuAround(event, link);
    if (!link.hash || !isOnThisPage(link)) return;
    // Until it has been rendered once, nobody knows how far down the section is. Rendering keeps a slow phone busy: a menu is
    // seen to close, and a tab is marked, before.
    if (root.dataset.ready === undefined && root.dataset.belowFold)
      return followLater(event, link, renderBelowFold);
    root.dataset.smooth = link.hash.slice(1);
  },
  // Before the app, which may scroll as soon as it hears of the click, and after the editor, which may take it for itself.
  { capture: true },
);

addEventListener("click", (event) => {
  if (event.defaultPrevented || !(event.target instanceof Element)) return;
  const link = followedLink(event);
  if (link && leadsToPage(link)) root.dataset.going = "";
  openDialog(event, event.target.closest("[command=show-modal]"));
  stepEarly(event.target.closest("[data-step]"));
  if (root.dataset.ready === undefined)
    event.target.closest("[data-needs-app]")?.setAttribute("aria-busy", "true");
});

addEventListener("keydown", (event) => {
  if (!asksToSearch(event)) return;
  event.preventDefault();
  document.querySelector<HTMLElement>("[data-search]")?.click();
});

addEventListener("pageshow", () => {
  delete root.dataset.going;
});

// Whatever the visitor does next, and a step in the history, is not that way any more.
for (const type of ["pointerdown", "wheel", "popstate"]) addEventListener(type, endSmooth, { passive: true });
addEventListener("keydown", arriveBeforeFocusMoves, { capture: true });

function followedLink(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href]");
  return link && isPlainClick(event) && !link.target && !link.hasAttribute("download") ? link : undefined;
}

const isOnThisPage = ({ origin, pathname, search }: HTMLAnchorElement) =>
  origin === location.origin && pathname === location.pathname && search === location.search;

const leadsToPage = (link: HTMLAnchorElement) => link.origin === location.origin && !isOnThisPage(link);

function asksToSearch({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent) {
  const isTyping =
    target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
  // In a text on a Mac, Ctrl+K deletes to the end of the line.
  if (key.toLowerCase() === "k")
    return !altKey && !shiftKey && (metaKey || (ctrlKey && !(isTyping && /^Mac/.test(navigator.platform))));
  return key === "/" && !ctrlKey && !metaKey && !altKey && !isTyping;
}

function closeMenuAround(event: Event, link: HTMLAnchorElement) {
  const menu = link.closest<HTMLElement>(".sheet, [popover=auto]");
  if (!(menu instanceof HTMLDialogElement)) return menu?.hidePopover();
  if (!menu.open) return;
  // It leaves with the next frame; closing it has all that is in sight styled anew, which is done after that.
  menu.dataset.closing = "";
  const close = () => {
    menu.close();
    delete menu.dataset.closing;
  };
  if (root.dataset.ready === undefined || !leadsToPage(link)) return afterPaint(close);
  // The app may have the next page at hand, which must not lose the focus to the menu's button: it hears of the click later.
  followLater(event, link, close);
}

/** Nobody else hears of the click until something is done that must come first. */
function followLater(event: Event, link: HTMLElement, first: () => void) {
  event.stopImmediatePropagation();
  actAfterPaint(event, link, () => {
    first();
    link.click();
  });
}

/** Browsers that know no `commandfor` are helped here, too; without scripts the others need no help. */
function openDialog(event: Event, button: HTMLElement | null) {
  const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
  if (!button || !(dialog instanceof HTMLDialogElement)) return;
  actAfterPaint(event, button, () => dialog.open || dialog.showModal());
}

/** In place of what the browser would do at once. Until then the control is seen to be heard (transitions.css). */
function actAfterPaint(event: Event, control: HTMLElement, act: () => void) {
  event.preventDefault();
  if (control.dataset.heard !== undefined) return;
  control.dataset.heard = "";
  afterPaint(() => {
    delete control.dataset.heard;
    act();
  });
}

function endSmooth() {
  delete root.dataset.smooth;
}

/**
 * A key that moves the focus, or sends a form, on a page that is still scrolling: the rest of the way is a jump. Chromium
 * adds to it what it has scrolled beside the main thread, so the focus is brought into sight again with the next frames.
 */
function arriveBeforeFocusMoves({ key }: KeyboardEvent) {
  const target = root.dataset.smooth;
  if (target === undefined || key === "Shift") return;
  endSmooth();
  if (key !== "Tab" && key !== "Enter") return;
  document.getElementById(target)?.scrollIntoView({ behavior: "instant" });
  requestAnimationFrame(() => {
    bringFocusIntoSight();
    requestAnimationFrame(bringFocusIntoSight);
  });
}

const bringFocusIntoSight = () =>
  document.activeElement?.scrollIntoView({ behavior: "instant", block: "nearest" });

function stepEarly(button: HTMLElement | null) {
  const frame = button?.closest("section");
  for (const one of frame?.querySelectorAll("[data-step]") ?? []) one.removeAttribute("disabled");
  frame?.querySelector(".carousel")?.scrollBy({ left: Number(button?.dataset.step) });
}
