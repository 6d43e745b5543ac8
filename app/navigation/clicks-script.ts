import { afterPaint } from "#app/ui/after-paint.ts";
import { renderBelowFold } from "./below-fold/below-fold.ts";
import { isPlainClick } from "./is-plain-click.ts";

/**
 * Runs in the head: what a click must do at once, whether the app has started, is on its way or never comes.
 *
 * - A link in a menu closes the menu.
 * - A button that opens a dialog shows its pressed state a frame before the dialog, whose opening restyles all that is in view.
 * - A button that closes a dialog does so in every browser.
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
    // The section's position is unknown until all above it has been rendered, which is a long task on a slow phone: paint
    // the closed menu or the selected tab before it.
    if (root.dataset.ready === undefined && root.dataset.belowFold)
      return followLater(event, link, renderBelowFold);
    root.dataset.smooth = link.hash.slice(1);
  },
  // In the capture phase: before the app, which may scroll in its handler, and after the editor, which may cancel the click.
  { capture: true },
);

addEventListener("click", (event) => {
  if (event.defaultPrevented || !(event.target instanceof Element)) return;
  const link = followedLink(event);
  if (link && leadsToPage(link)) root.dataset.going = "";
  openDialog(event, event.target.closest("[command=show-modal]"));
  closeDialog(event, event.target.closest("[command=request-close]"));
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

// Any other input, and going back or forward, ends the smooth scroll.
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
  // data-closing hides it in the next frame; close() restyles all that is in view, so it follows after that paint.
  menu.dataset.closing = "";
  const close = () => {
    menu.close();
    delete menu.dataset.closing;
  };
  if (root.dataset.ready === undefined || !leadsToPage(link)) return afterPaint(close);
  // The app may render the next page at once, and close() would then move the focus to the menu's button: click after it.
  followLater(event, link, close);
}

/** Holds the click back from all other listeners until `first` has been done. */
function followLater(event: Event, link: HTMLElement, first: () => void) {
  event.stopImmediatePropagation();
  actAfterPaint(event, link, () => {
    first();
    link.click();
  });
}

/** Browsers that know no `commandfor` are helped here, too; without scripts the others need no help. */
function openDialog(event: Event, button: HTMLElement | null) {
  const dialog = commandedBy(button);
  if (button && dialog) actAfterPaint(event, button, () => dialog.open || dialog.showModal());
}

/** Chrome 135 to 138 know `commandfor`, but not this command; Safari before 18.4 knows nothing but close(). */
function closeDialog(event: Event, button: HTMLElement | null) {
  const dialog = commandedBy(button);
  if (!dialog) return;
  event.preventDefault();
  if ("requestClose" in dialog) dialog.requestClose();
  else (dialog as HTMLDialogElement).close();
}

function commandedBy(button: HTMLElement | null) {
  const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
  return dialog instanceof HTMLDialogElement ? dialog : undefined;
}

/** Replaces the default action by `act` after the next paint. Until then the control looks pressed (transitions.css). */
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
 * A key that moves the focus or submits a form during a smooth scroll: jump the rest of the way. Chromium then adds what
 * its compositor had scrolled meanwhile, so the focus is scrolled into view again in the next frames.
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
