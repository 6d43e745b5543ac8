import { useCallback, useRef } from "react";

export type SendingModule = typeof import("./sending/sending.ts");

/** Imports the module once; after a failed import the next call tries again. */
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

/** For prefetching, whose failure does not matter: sending imports again. */
export const ignore = () => {};
