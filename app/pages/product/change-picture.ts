import type { KeyboardEvent, PointerEvent } from "react";

/** Ways to the next picture beside the radio buttons, which say what is shown: arrow keys and a finger. */
export const pictureControls = () => {
  let start: { x: number; y: number } | undefined;
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!step) return;
      event.preventDefault();
      changePicture(event.currentTarget, step);
    },
    onPointerDown({ clientX, clientY }: PointerEvent) {
      start = { x: clientX, y: clientY };
    },
    onPointerUp({ clientX, clientY, pointerType, currentTarget }: PointerEvent<HTMLElement>) {
      const across = clientX - (start?.x ?? clientX);
      const down = clientY - (start?.y ?? clientY);
      start = undefined;
      if (pointerType === "mouse" || Math.abs(across) < swipe || Math.abs(across) < Math.abs(down)) return;
      changePicture(currentTarget, -Math.sign(across));
    },
  };
};

const swipe = 40;

/** The picture so many steps on; after the last comes the first. */
export function changePicture(within: HTMLElement, step: number) {
  const all = within.closest(".gallery")?.querySelectorAll<HTMLInputElement>('[name="picture"]') ?? [];
  const choices = Array.from(all);
  const chosen = choices.findIndex(({ checked }) => checked);
  const next = choices[(chosen + step + choices.length) % choices.length];
  if (next) next.checked = true;
}
