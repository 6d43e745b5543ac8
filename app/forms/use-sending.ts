import { useCallback, useRef } from "react";

export type SendingModule = typeof import("./sending/sending.ts");

/** Loads the module once; after a fault of the line the next one who needs it loads it again. */
export function useSendingModule(): () => Promise<SendingModule> {
  const loading = useRef<Promise<SendingModule>>(undefined);
  return useCallback(() => {
    // A form stands on every page, and few visitors use it: what sending takes comes when it is touched.
    loading.current ??= import("./sending/sending.ts");
    loading.current.catch(() => {
      loading.current = undefined;
    });
    return loading.current;
  }, []);
}

/** For what only helps: the line may be down for a moment, and sending loads again. */
export const ignore = () => {};
