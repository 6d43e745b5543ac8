import { createContext, useContext } from "react";
import type { NoticeContent } from "./notice.tsx";

export type ToastContent = NoticeContent & {
  /** How long it stays, in milliseconds; 6000 unless told. Infinity leaves the end to the visitor. */
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
