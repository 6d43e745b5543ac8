import type { Engine } from "./toolkit.ts";

export type LoadEngine = () => Promise<Engine>;

/**
 * EPANET's engine, 292 kB of WebAssembly, only now: browsers fetch it, Node reads the file that the package brings.
 *
 * A browser compiles WebAssembly only where the policy of the worker's own script allows it, by `'wasm-unsafe-eval'`: see
 * `workerHeaders` in server/http/security-headers.ts. Pages need not, and do not, allow it.
 */
export const loadEngine: LoadEngine = async () => {
  const { EpanetEngine } = await import("epanet-js/engines/v2.3.5");
  return EpanetEngine({ print: quiet, printErr: quiet, ...engineFile() });
};

const quiet = () => {};

/** Node's fetch reads no files, and an import of its modules would reach the browser's bundle. */
function engineFile() {
  const builtin = globalThis.process?.getBuiltinModule;
  if (!builtin) return {};
  const index = builtin("node:module")
    .createRequire(import.meta.url)
    .resolve("epanet-js/engines/v2.3.5");
  return { wasmBinary: builtin("node:fs").readFileSync(index.replace(/[^/\\]+$/, "EpanetEngine.wasm")) };
}
