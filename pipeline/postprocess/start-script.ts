/**
 * Runs at the end of a prerendered page (late-start.ts): starts the app once, when the visitor shows intent or some
 * seconds after the page has loaded. Until then, and if it fails, the page is a document that works by itself.
 */
declare global {
  interface Window {
    /** What the page's loaders gave, for the start module: there when the styles are, too. */
    pageState?: Promise<string>;
  }
}

const uses = ["click", "input"];
const intents = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "keydown",
  "wheel",
  "scroll",
  "focusin",
  ...uses,
];
const idleAfterMs = 5000;
const reloadedKey = "reloaded-to-start";

const wording = () => document.documentElement.lang + document.querySelector("h1")?.textContent;
const ownWording = wording();

startOnIntent(document.currentScript?.dataset ?? {});

function startOnIntent(files: DOMStringMap) {
  const waiting = new AbortController();
  let state: "waiting" | "starting" | "failed" = "waiting";
  const start = () => {
    state = "starting";
    const starting = new AbortController();
    // Whoever follows a link meanwhile breaks off what is on its way: a reload would call them back (Firefox, Safari).
    let isLeaving = false;
    addEventListener("beforeunload", () => (isLeaving = true), starting);
    startApp(files)
      .then(
        () => {
          waiting.abort();
          forgetReload();
        },
        () => {
          state = "failed";
          if (!isLeaving && !reloadOnce()) letAskAgain();
        },
      )
      // Firefox keeps no page for Back that listens to this.
      .finally(() => starting.abort());
  };
  const startOnce = (event?: Event) => {
    if (state === "starting" || ((state === "failed" || isTranslated()) && !asksForApp(event))) return;
    start();
  };
  for (const intent of intents)
    addEventListener(intent, startOnce, { passive: true, signal: waiting.signal });
  addEventListener("load", () => setTimeout(startOnce, idleAfterMs));
}

/**
 * A translated page stays a document, which works by itself: React would put its own words back until the browser has
 * translated those, too. Only who uses what needs the app gets it.
 */
const isTranslated = () => wording() !== ownWording || document.querySelector("body font") !== null;

const asksForApp = (event?: Event) =>
  event &&
  uses.includes(event.type) &&
  event.target instanceof Element &&
  event.target.closest("[data-needs-app], [data-uses-app]");

/** What was clicked in vain is no longer busy, and may be clicked again (clicks-script.ts). */
function letAskAgain() {
  for (const control of document.querySelectorAll("[data-needs-app]")) control.removeAttribute("aria-busy");
}

/**
 * Fetches everything side by side. The start module waits for the state, then hydrates the page. On a slow phone asking
 * alone takes a while, so most modules are asked for in a task of their own: a touch can be answered before it.
 */
async function startApp({ start = "", state = "" }: DOMStringMap) {
  const [first = "", ...modules] = start.split(" ");
  setTimeout(() => {
    for (const href of modules) addLink({ rel: "modulepreload", href });
  });
  window.pageState = Promise.all([fetchJson(state), loadAllStyles()]).then(([text]) => text);
  await Promise.all([window.pageState, import(/* @vite-ignore */ first)]);
}

async function fetchJson(path: string) {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

/** They apply once they are there, before the page is hydrated (app/head/all-styles.ts). */
async function loadAllStyles() {
  const { allStyles: href } = document.querySelector<HTMLElement>("style[data-all-styles]")?.dataset ?? {};
  if (href)
    await new Promise((onload, onerror) => {
      addLink({ rel: "stylesheet", href, onload, onerror });
    });
}

function addLink(link: Partial<HTMLLinkElement>) {
  document.head.append(Object.assign(document.createElement("link"), link));
}

/** After a deploy the files of a page that was opened before it are gone; the page itself has new ones. */
function reloadOnce() {
  if (isAnyFormFilled() || isField(document.activeElement) || !rememberReload()) return false;
  // Until the new page is there, this one can be typed into.
  addEventListener("focusin", ({ target }) => isField(target) && stop());
  location.reload();
  return true;
}

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.matches("input, textarea, select");

/** What was typed would be lost. The forms send it without the app. */
const isAnyFormFilled = () =>
  [...document.forms].some((form) =>
    [...form.elements].some((field) => {
      if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
      if (!(field instanceof HTMLInputElement)) return false;
      return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
    }),
  );

/** False when it was done before, or cannot be remembered: a page must not reload again and again. */
function rememberReload() {
  try {
    const isFirst = sessionStorage.getItem(reloadedKey) === null;
    sessionStorage.setItem(reloadedKey, "");
    return isFirst;
  } catch {
    return false;
  }
}

/** The next deploy may come while this tab is still open. */
function forgetReload() {
  try {
    sessionStorage.removeItem(reloadedKey);
  } catch {}
}

export {};
