import { useEffect, useState } from "react";

/**
 * Which option of a list the keys have chosen. The focus stays in the field, which names the option to those who hear it;
 * the list itself is asked for its options, so that it may be composed as it likes.
 */
export function useActiveOption(listId: string, contents: unknown) {
  const [id, setId] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: with other contents no option is chosen
  useEffect(() => setId(undefined), [contents]);

  useEffect(() => {
    for (const option of optionsOf(listId)) option.ariaSelected = String(option.id === id);
    const chosen = id === undefined ? null : document.getElementById(id);
    chosen?.scrollIntoView({ block: "nearest" });
  }, [id, listId]);

  /** Tells whether the key moves the choice. */
  function moveBy(key: string): boolean {
    const step = steps[key];
    const options = optionsOf(listId);
    if (step === undefined || options.length === 0) return false;
    const now = options.findIndex((option) => option.id === id);
    const next = now < 0 && step < 0 ? options.length - 1 : (now + step + options.length) % options.length;
    setId(options[next]?.id);
    return true;
  }

  /** Clicks the chosen option, if there is one. */
  function follow(): boolean {
    const chosen = id === undefined ? null : document.getElementById(id);
    chosen?.click();
    return chosen !== null;
  }

  return { id, moveBy, follow };
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

const optionsOf = (listId: string) => [
  ...(document.getElementById(listId)?.querySelectorAll<HTMLElement>("[role=option]") ?? []),
];
