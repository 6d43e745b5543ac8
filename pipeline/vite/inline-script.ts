import { build, type Plugin } from "vite";

const suffix = "?inline-script";

/**
 * Lets a page carry a module of ours as the text of an inline script:
 *
 *   import script from "./theme-script.ts?inline-script";
 *   <InlineScript code={script} />
 *
 * On the server's side `script` is the module with all that it imports, bundled and minified into one expression that is
 * called at once. In the browser's bundle it is empty: React leaves the text of a hydrated script alone.
 */
export function inlineScript(): Plugin {
  return {
    name: "inline-script",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      if (this.environment.name === "client") return `export default ""`;
      const { code, modules } = await bundle(id.slice(0, -suffix.length));
      for (const module of modules) this.addWatchFile(module);
      return `export default ${JSON.stringify(code)}`;
    },
  };
}

/** The text of an inline script. */
export const bundleScript = async (entry: string) => (await bundle(entry)).code;

/** Vite's own build, so that a script is compiled and minified exactly as the rest of the site is. */
async function bundle(entry: string) {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: "iife" } },
    },
  });
  const [chunk, ...others] = [result].flat().flatMap((part) => ("output" in part ? part.output : []));
  if (chunk?.type !== "chunk" || others.length)
    throw new Error(`${entry} cannot be an inline script: it needs more files than one.`);
  const code = chunk.code.trim();
  if (!code) throw new Error(`${entry} cannot be an inline script: it does nothing when it runs.`);
  return { code, modules: chunk.moduleIds };
}
