type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const overlays = "dialog, [popover]";
/** What visitors enter, choose, open and scroll, and what waits for the app since they clicked it. */
const stateful = `input, textarea, select, details, .carousel, [data-needs-app], ${overlays}`;

/**
 * Where an extension has changed a part of the page before hydration, React renders that part again on the client. What the
 * visitor had entered, chosen or opened in it, and the focus, are restored in the new elements before they are painted.
 */
export function keepVisitorsState() {
  const kept = new Map(
    [...document.querySelectorAll<HTMLElement>(stateful)].map((element) => [element, placeOf(element)]),
  );
  const focus = followFocus();
  const shown = followWhatIsShown();
  const typing = shieldTyping();
  const carryOver = () => {
    for (const [old, place] of kept) {
      const now = old.isConnected ? old : elementAt(place);
      if (now === old) continue;
      kept.delete(old);
      if (!now) continue;
      kept.set(now, place);
      pass(old, now);
      shown.pass(old, now);
    }
    focus.restore();
  };
  new MutationObserver((_, observer) => {
    if (!("ready" in document.documentElement.dataset)) return carryOver();
    observer.disconnect();
    focus.forget();
    shown.forget();
    typing.abort();
  }).observe(document, { childList: true, subtree: true, attributeFilter: ["data-ready"] });
}

/**
 * The events before a character is inserted make React hydrate the part around the field at once. If that replaces the
 * field, Firefox loses the character. So until all parts are hydrated, React receives only `input`.
 */
function shieldTyping() {
  const end = new AbortController();
  const keepFromReact = (event: Event) => {
    if (event.target instanceof Element && isField(event.target)) event.stopPropagation();
  };
  for (const type of ["keydown", "keypress", "textInput", "compositionstart"])
    addEventListener(type, keepFromReact, { capture: true, signal: end.signal });
  return end;
}

/** Which of the elements that are alike: React renders them again in the same order. */
type Place = { selector: string; index: number };

function placeOf(element: Element): Place {
  const names = element.matches(overlays) ? ["id"] : ["name", "type", "href"];
  const named = names.map((name) => {
    const value = element.getAttribute(name);
    return value === null ? "" : `[${name}="${CSS.escape(value)}"]`;
  });
  const selector = element.localName + named.join("");
  return { selector, index: [...document.querySelectorAll(selector)].indexOf(element) };
}

const elementAt = ({ selector, index }: Place) => document.querySelectorAll<HTMLElement>(selector)[index];

function pass(old: Element, now: Element) {
  if (old instanceof HTMLDetailsElement && now instanceof HTMLDetailsElement) now.open = old.open;
  if (old.ariaBusy) now.ariaBusy = old.ariaBusy;
  if (!isField(old) || !isField(now)) return;
  if (isBox(old)) {
    // click() rather than `checked =`, so that change listeners fire.
    if (isBox(now) && now.checked !== old.checked && (old.checked || old.type === "checkbox")) now.click();
  } else if (now.value !== old.value && isEntered(old)) {
    now.value = old.value;
    if (old.type !== "hidden") now.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** An untouched field keeps the value of the new page: a search field has the question of its address. */
const isEntered = (field: Field) =>
  field.type === "hidden" || !isText(field) || field.value !== field.defaultValue;

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;
const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  isField(element) && !(element instanceof HTMLSelectElement);
const isBox = (field: Field): field is HTMLInputElement => ["checkbox", "radio"].includes(field.type);

/** Remembers the focused element: when it is removed, document.activeElement becomes the body. */
function followFocus() {
  let last: { element: Element; place: Place } | undefined;
  const note = () => {
    const element = document.activeElement;
    if (element && element !== document.body) last = { element, place: placeOf(element) };
    // Unless the element was removed: then its successor gets the focus.
    else if (last?.element.isConnected) last = undefined;
  };
  note();
  const end = new AbortController();
  addEventListener("focusin", note, end);
  addEventListener("focusout", () => queueMicrotask(note), end);
  return {
    restore() {
      if (!last || last.element.isConnected) return;
      const { element: old, place } = last;
      const now = elementAt(place);
      now?.focus({ preventScroll: true });
      // An input of type email exposes no caret position.
      if (now && isText(old) && isText(now) && old.selectionStart !== null)
        now.setSelectionRange(old.selectionStart, old.selectionEnd);
    },
    forget: () => end.abort(),
  };
}

/** Tracks open menus and scroll offsets of rows: the browser drops both when an element is removed. */
function followWhatIsShown() {
  const open = new Set(document.querySelectorAll<Element>("dialog:modal, :popover-open"));
  const lefts = new Map([...document.querySelectorAll(".carousel")].map((row) => [row, row.scrollLeft]));
  const end = new AbortController();
  const options = { capture: true, passive: true, signal: end.signal };
  const onToggle = ({ target, newState }: ToggleEvent) => {
    if (!(target instanceof Element)) return;
    if (newState === "open") open.add(target);
    else open.delete(target);
  };
  addEventListener("toggle", onToggle, options);
  addEventListener(
    "scroll",
    ({ target }) => {
      if (target instanceof Element && lefts.has(target)) lefts.set(target, target.scrollLeft);
    },
    options,
  );
  return {
    pass(old: Element, now: HTMLElement) {
      const left = lefts.get(old);
      if (left !== undefined) {
        lefts.set(now, left);
        now.scrollTo({ left, behavior: "instant" });
      }
      if (!open.has(old)) return;
      open.add(now);
      if (now instanceof HTMLDialogElement) now.showModal();
      else now.showPopover();
    },
    forget: () => end.abort(),
  };
}
