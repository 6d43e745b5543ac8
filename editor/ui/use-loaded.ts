import { useEffect, useState } from "react";

/** What a request gives, once it is there, and again whenever its arguments change; `load` must keep its identity. */
export function useLoaded<T, Of>(load: (of: Of) => Promise<T>, of: Of): T | undefined;
export function useLoaded<T>(load: () => Promise<T>): T | undefined;
export function useLoaded<T>(load: (of?: unknown) => Promise<T>, of?: unknown): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  useEffect(() => {
    let isOld = false;
    load(of).then(
      (value) => isOld || setLoaded(value),
      () => isOld || setLoaded(undefined),
    );
    return () => {
      isOld = true;
    };
  }, [load, of]);
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
