import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Threads and processes that tests start compile TypeScript once, not each anew: they start in half the time, which matters
 * for what is killed fifty times.
 */
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), "tests-compiled");

export const compileCache = process.env.NODE_COMPILE_CACHE;
