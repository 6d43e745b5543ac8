import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { useHidden } from "#app/ui/use-hidden.ts";
import { ToastCard } from "./toast-card.tsx";
import { type ToastContent, ToastsContext } from "./toasts.ts";

export { useToasts } from "./toasts.ts";

const visible = 3;

const notHeld = { pointer: false, focus: false };

type Toast = ToastContent & { key: number; leaving?: boolean };

type ToastsProps = {
  /** Names the place where toasts appear. */
  label: string;
  closeLabel: string;
  children: ReactNode;
};

/** Wraps the page and shows its toasts at the bottom right: three at a time, the rest queue behind. */
export function Toasts({ label, closeLabel, children }: ToastsProps) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const [held, setHeld] = useState(notHeld);
  const hidden = useHidden();
  const keys = useRef(0);
  const cameFrom = useRef<HTMLElement | null>(null);

  const show = useCallback((content: ToastContent) => {
    const key = ++keys.current;
    setToasts((all) => [...all, { ...content, key }]);
    return key;
  }, []);
  const close = useCallback((key: number) => {
    setToasts((all) => all.flatMap((toast, place) => (toast.key === key ? leave(toast, place) : toast)));
  }, []);
  const remove = useCallback((key: number) => {
    setToasts((all) => all.filter((toast) => toast.key !== key));
  }, []);

  return (
    <ToastsContext value={useMemo(() => ({ show, close }), [show, close])}>
      {children}
      <section
        aria-label={label}
        className="pointer-events-none fixed right-0 bottom-0 z-50 w-full max-w-sm p-4"
        // Not pointerenter: that also fires when a toast appears under a resting pointer.
        onPointerMove={() => setHeld((was) => (was.pointer ? was : { ...was, pointer: true }))}
        onPointerLeave={() => setHeld((was) => ({ ...was, pointer: false }))}
        onFocus={({ relatedTarget, currentTarget }) => {
          if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null;
          setHeld((was) => ({ ...was, focus: true }));
        }}
        onBlur={() => setHeld((was) => ({ ...was, focus: false }))}
      >
        <ol aria-live="polite" aria-relevant="additions" className="grid gap-3">
          {toasts.slice(0, visible).map(({ key, leaving = false, ...content }) => (
            <ToastCard
              key={key}
              {...content}
              closeLabel={closeLabel}
              leaving={leaving}
              paused={held.pointer || held.focus || hidden}
              onClose={() => {
                close(key);
                content.onClose?.();
              }}
              onGone={() => {
                remove(key);
                // A removed element fires neither pointerleave nor blur.
                setHeld(notHeld);
              }}
              returnFocus={() => cameFrom.current?.focus()}
            />
          ))}
        </ol>
      </section>
    </ToastsContext>
  );
}

/** A visible toast animates out; a queued one is removed at once. */
const leave = (toast: Toast, place: number): Toast[] =>
  place < visible ? [{ ...toast, leaving: true }] : [];
