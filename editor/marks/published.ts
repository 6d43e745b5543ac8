import { AsyncLocalStorage } from "node:async_hooks";

type Texts = Record<string, string>;

/**
 * The content that a request is answered from, where it is not the current one: the review shows pages as they were. The
 * editor's server and the pages that Vite runs load their modules apart, so the one storage stands where both find it.
 */
const shared = globalThis as { [key: symbol]: AsyncLocalStorage<Texts> | undefined };
const key = Symbol.for("editor.published");

export const published = (): AsyncLocalStorage<Texts> => (shared[key] ??= new AsyncLocalStorage<Texts>());
