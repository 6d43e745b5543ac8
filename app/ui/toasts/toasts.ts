import { createContext, useContext, useEffect, useRef } from "react";
import type { NoticeContent } from "./notice.tsx";

export type ToastContent = NoticeContent & {
  /** How long it stays, in milliseconds; 6000 unless told. Infinity leaves the end to the caller. */
  timeout?: number;
  /** Called when the visitor closes it or its time is up, not when the caller takes it back. */
  onClose?: () => void;
};

type Toasts = {
  /** Shows a toast, or queues it behind those in sight. Returns its key. */
  show: (toast: ToastContent) => number;
  /** Takes a toast back. */
  close: (key: number) => void;
};

export const ToastsContext = createContext<Toasts>({ show: () => 0, close: () => {} });

export const useToasts = () => useContext(ToastsContext);

/** Binds a toast to the caller's state: it is there while content is given, and gone when it no longer is. */
export function useToast(content: ToastContent | false | null | undefined) {
  const { show, close } = useToasts();
  const latest = useRef(content);
  useEffect(() => {
    latest.current = content;
  });
  const { tone, title, description, note, timeout } = content || {};
  useEffect(() => {
    if (title === undefined) return;
    const onClose = () => {
      if (latest.current) latest.current.onClose?.();
    };
    const key = show({ tone, title, description, note, timeout, onClose });
    return () => close(key);
  }, [show, close, tone, title, description, note, timeout]);
}
