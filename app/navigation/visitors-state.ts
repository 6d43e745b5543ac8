type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What visitors enter, choose and open. */
const stateful = "input, textarea, select, details";

/**
 * Where other software has changed a part of the page before the app came, React renders that part again. What the
 * visitor had entered, chosen or opened in it, and the focus, pass to the new elements before they are painted.
 */
export function keepVisitorsState() {
  const kept = new Map(
    [...document.querySelectorAll(stateful)].map((element) => [element, placeOf(element)]),
  );
  const focus = followFocus();
  const carryOver = () => {
    for (const [old, place] of kept) {
      const now = old.isConnected ? old : elementAt(place);
      if (now === old) continue;
      kept.delete(old);
      if (!now) continue;
      kept.set(now, place);
      pass(old, now);
    }
    focus.restore();
  };
  new MutationObserver((_, observer) => {
    if (!("ready" in document.documentElement.dataset)) return carryOver();
    observer.disconnect();
    focus.forget();
  }).observe(document, { childList: true, subtree: true });
}

/** Which of the elements that are alike: React renders them again in the same order. */
type Place = { selector: string; index: number };

function placeOf(element: Element): Place {
  const named = ["name", "type", "href"].map((name) => {
    const value = element.getAttribute(name);
    return value === null ? "" : `[${name}="${CSS.escape(value)}"]`;
  });
  const selector = element.localName + named.join("");
  return { selector, index: [...document.querySelectorAll(selector)].indexOf(element) };
}

const elementAt = ({ selector, index }: Place) => document.querySelectorAll<HTMLElement>(selector)[index];

function pass(old: Element, now: Element) {
  if (old instanceof HTMLDetailsElement && now instanceof HTMLDetailsElement) now.open = old.open;
  if (!isField(old) || !isField(now)) return;
  if (isBox(old)) {
    // A click, so that whoever listens to the box learns of it.
    if (isBox(now) && now.checked !== old.checked && (old.checked || old.type === "checkbox")) now.click();
  } else if (now.value !== old.value) {
    now.value = old.value;
    if (old.type !== "hidden") now.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;
const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  isField(element) && !(element instanceof HTMLSelectElement);
const isBox = (field: Field): field is HTMLInputElement => ["checkbox", "radio"].includes(field.type);

/** Knows where the focus was when its element has gone: the document itself has then forgotten. */
function followFocus() {
  let last: { element: Element; place: Place } | undefined;
  const note = () => {
    const element = document.activeElement;
    if (element && element !== document.body) last = { element, place: placeOf(element) };
    // Not an element that was taken away: that one is looked for.
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
      // Of the caret in an e-mail address scripts know nothing.
      if (now && isText(old) && isText(now) && old.selectionStart !== null)
        now.setSelectionRange(old.selectionStart, old.selectionEnd);
    },
    forget: () => end.abort(),
  };
}
