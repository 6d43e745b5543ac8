import { tryStorage } from "#app/try-storage.ts";

const key = "searches";
const most = 4;

/** The visitor's last searches, in this browser alone. Where storage is forbidden there are none. */
export function recentSearches(): string[] {
  const stored: unknown = tryStorage(() => JSON.parse(localStorage.getItem(key) ?? "[]"));
  return Array.isArray(stored) ? stored.filter((one) => typeof one === "string").slice(0, most) : [];
}

export function rememberSearch(question: string) {
  const asked = question.trim();
  if (asked.length > 1) store([asked, ...recentSearches().filter((one) => one !== asked)].slice(0, most));
}

export const forgetSearches = () => store([]);

const store = (searches: string[]) => tryStorage(() => localStorage.setItem(key, JSON.stringify(searches)));
