import { useSyncExternalStore } from "react";

/** Where the site keeps the visitor's choice. The editor has the same theme as the page in it. */
const key = "heroui-theme";

export type Theme = "light" | "dark";

const changed = new EventTarget();

function current(): Theme {
  const chosen = localStorage.getItem(key);
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

function apply() {
  document.documentElement.classList.remove("light", "dark");
  document.documentElement.classList.add(current());
  changed.dispatchEvent(new Event("change"));
}

export function keepTheme() {
  apply();
  addEventListener("storage", apply);
}

/** The page's own script hears of it by the storage event that other documents get. */
export function setTheme(theme: Theme) {
  localStorage.setItem(key, theme);
  apply();
}

export const useTheme = () =>
  useSyncExternalStore((listener) => {
    changed.addEventListener("change", listener);
    return () => changed.removeEventListener("change", listener);
  }, current);
