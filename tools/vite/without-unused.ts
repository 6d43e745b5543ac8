import type { Plugin } from "vite";

/**
 * What the router and the bundler can do and this site never asks for, by the condition that leads there. Answered here,
 * the code behind it falls out of the browser's bundle: 1.6 kB (brotli) less on every page.
 */
const unused = [
  // Routes that are discovered as links come into sight: ours are few, and all known (react-router.config.ts).
  { file: "/lib/dom/ssr/fog-of-war.js", condition: 'routeDiscovery.mode === "lazy" && ssr === true' },
  { file: "/lib/router/router.js", condition: "init.instrumentations" },
  { file: "/lib/router/router.js", condition: "opts?.instrumentations" },
];

/** Modules that are fetched later bring no styles, and what else they need is there already. */
const preloadHelper = "export const __vitePreload = (load) => load();";

export function withoutUnused(): Plugin {
  const left = new Set(unused);
  return {
    name: "without-unused",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load: (id) => (id.endsWith("vite/preload-helper.js") ? preloadHelper : undefined),
    transform(code, id) {
      const parts = unused.filter(({ file }) => id.includes("/react-router/") && id.endsWith(file));
      if (!parts.length) return;
      for (const part of parts) if (code.includes(part.condition)) left.delete(part);
      return parts.reduce((text, { condition }) => text.replaceAll(condition, "false"), code);
    },
    buildEnd(error) {
      const [missing] = left;
      if (missing && !error)
        throw new Error(
          `The router changed: ${missing.file} has no "${missing.condition}" (tools/vite/without-unused.ts).`,
        );
    },
  };
}
