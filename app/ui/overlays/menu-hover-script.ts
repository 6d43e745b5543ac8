import { afterPaint } from "#app/ui/after-paint.ts";

/**
 * Runs in the head: a mouse that rests on a menu's button opens the menu, and keeps it while it is on the way to it,
 * whether the app has started or not.
 */

/** Passing over the bar opens nothing. */
const openDelay = 80;
/** With a menu open, another button may only be on the way to that menu: the mouse must come to rest on it. */
const changeDelay = 220;
/** Time to cross the gap, or to come back from a slip. */
const closeDelay = 350;
/** A click right after the menu has opened means "open", not "close". */
const settleTime = 500;

/** The menu, or the button of one, that the mouse is on. */
let part: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout>;
let shownAt = Number.NEGATIVE_INFINITY;

addEventListener("pointerover", (event) => isMouse(event) && pointAt(event.target));
// Out of the window.
addEventListener("pointerout", (event) => isMouse(event) && !event.relatedTarget && pointAt(null));
addEventListener("pointermove", (event) => {
  const isHeadingDown = event.movementY > 0 && event.movementY * 3 >= Math.abs(event.movementX);
  if (isMouse(event) && isHeadingDown) openSoon();
});
addEventListener("click", (event) => {
  const menu = menuOf(partAt(event.target));
  if (!menu) return;
  clearTimeout(timer);
  if (menu === openMenu() && event.timeStamp - shownAt < settleTime) event.preventDefault();
});

const isMouse = ({ pointerType }: PointerEvent) => pointerType === "mouse";

const partAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(".mega-trigger, .mega-menu") : null;

const menuOf = (part: HTMLElement | null) =>
  part instanceof HTMLButtonElement ? (part.popoverTargetElement as HTMLElement | null) : null;

const openMenu = () => document.querySelector<HTMLElement>(".mega-menu:popover-open");

function pointAt(target: EventTarget | null) {
  const next = partAt(target);
  if (next === part) return;
  part = next;
  clearTimeout(timer);
  if (part) openSoon();
  else after(closeDelay, () => openMenu()?.hidePopover());
}

function openSoon() {
  const button = part;
  const menu = menuOf(button);
  if (!button || !menu || menu === openMenu()) return;
  after(openMenu() ? changeDelay : openDelay, () => {
    if (!menu.isConnected) return;
    menu.showPopover({ source: button });
    // Counted from the first paint, however late that is: the visitor has not seen the menu before.
    shownAt = Number.POSITIVE_INFINITY;
    afterPaint(() => {
      shownAt = performance.now();
    });
  });
}

function after(delay: number, act: () => void) {
  clearTimeout(timer);
  timer = setTimeout(act, delay);
}
