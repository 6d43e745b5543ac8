import { useEffect, useState } from "react";

/** What a request gives, once it is there; `load` must keep its identity until something else is wanted. */
export function useLoaded<T>(load: () => Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  useEffect(() => {
    let isOld = false;
    load().then(
      (value) => isOld || setLoaded(value),
      () => isOld || setLoaded(undefined),
    );
    return () => {
      isOld = true;
    };
  }, [load]);
  return loaded;
}

/** The same answer for all who ask: it does not change while the editor runs. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= load();
    return answer;
  };
}
