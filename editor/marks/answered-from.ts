import { AsyncLocalStorage } from "node:async_hooks";

type Texts = Record<string, string>;

/**
 * The content that a request is answered from: as it is on disk at that moment, for Vite hears of a change a little later, or
 * as it is published. The editor's server and the pages that Vite runs load their modules apart, so the one storage stands
 * where both find it.
 */
const shared = globalThis as { [key: symbol]: AsyncLocalStorage<Texts> | undefined };
const key = Symbol.for("editor.answered-from");

export const answeredFrom = (): AsyncLocalStorage<Texts> => (shared[key] ??= new AsyncLocalStorage<Texts>());
