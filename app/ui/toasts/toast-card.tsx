import { useEffect, useRef } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { NoticeBody, noticeFrame } from "./notice.tsx";
import type { ToastContent } from "./toasts.ts";
import { useCountdown } from "./use-countdown.ts";
import { useSwipe } from "./use-swipe.ts";

type ToastCardProps = ToastContent & {
  closeLabel: string;
  leaving: boolean;
  paused: boolean;
  onClose: () => void;
  /** Called once it has left the screen. */
  onGone: () => void;
  /** Gives the focus back to where it was before it came among the toasts. */
  returnFocus: () => void;
};

export function ToastCard({
  closeLabel,
  leaving,
  paused,
  timeout = 6000,
  onClose,
  onGone,
  returnFocus,
  ...content
}: ToastCardProps) {
  const card = useRef<HTMLLIElement>(null);
  useCountdown(timeout, paused || leaving, onClose);
  const swipe = useSwipe({ across: 100, down: 20, onSwiped: onClose });

  useEffect(() => {
    const element = card.current;
    if (!leaving || !element) return;
    if (element.contains(document.activeElement)) returnFocus();
    let current = true;
    // With less motion there is nothing to wait for, and the list is empty.
    Promise.allSettled(element.getAnimations().map(({ finished }) => finished)).then(
      () => current && onGone(),
    );
    return () => {
      current = false;
    };
  }, [leaving, onGone, returnFocus]);

  return (
    <li
      ref={card}
      {...swipe}
      data-leaving={leaving || undefined}
      className={`toast pointer-events-auto touch-none select-none ${noticeFrame(content.tone)}`}
    >
      <NoticeBody {...content} />
      <Button variant="quiet" size="icon" aria-label={closeLabel} onClick={onClose} className="-m-2 shrink-0">
        <Icon name={uiIcons.close} className="size-5" />
      </Button>
    </li>
  );
}
