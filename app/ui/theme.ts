/** Where HeroUI keeps the visitor's choice: light, dark or system. Nothing stored means system. */
export const themeKey = "heroui-theme";

export type Theme = "light" | "dark";

/**
 * Runs in the head, before the first paint: puts the right theme on <html>, follows the system while the visitor
 * has not chosen, and follows a choice made in another tab.
 */
export const themeScript = `(()=>{const d=document.documentElement,m=matchMedia("(prefers-color-scheme: dark)"),
f=()=>{let s;try{s=localStorage.getItem("${themeKey}")}catch{}
const t=s==="dark"||s==="light"?s:m.matches?"dark":"light";
d.classList.remove("light","dark");d.classList.add(t);d.dataset.theme=t};
f();m.addEventListener("change",f);addEventListener("storage",f)})()`;

/** Switches between light and dark, keeps the choice, and cross-fades where the browser can. */
export function switchTheme() {
  const next: Theme = document.documentElement.classList.contains("dark") ? "light" : "dark";
  const apply = () => {
    document.documentElement.classList.remove("light", "dark");
    document.documentElement.classList.add(next);
    document.documentElement.dataset.theme = next;
  };
  try {
    localStorage.setItem(themeKey, next);
  } catch {
    // A browser that stores nothing still switches for this page.
  }
  if (document.startViewTransition && !matchMedia("(prefers-reduced-motion: reduce)").matches)
    document.startViewTransition(apply);
  else apply();
}
