import type { Plugin } from "vite";

/**
 * What the router can do and this site never asks for. With these words replaced, the code behind them falls out of the
 * browser's bundle: 3.7 kB (brotli) less on every page.
 */
const unused = [
  // Routes that are discovered as links come into sight: ours are few, and all known (react-router.config.ts).
  {
    file: "/lib/dom/ssr/fog-of-war.js",
    words: 'routeDiscovery.mode === "lazy" && ssr === true',
    instead: "false",
  },
  { file: "/lib/router/router.js", words: "init.instrumentations", instead: "false" },
  { file: "/lib/router/router.js", words: "opts?.instrumentations", instead: "false" },
  // Its links and forms: ours are plain ones (app/navigation/following.tsx). The bundler keeps what has a name for developers.
  { file: "/lib/dom/lib.js", words: 'Link.displayName = "Link";', instead: "" },
  { file: "/lib/dom/lib.js", words: 'NavLink.displayName = "NavLink";', instead: "" },
  { file: "/lib/dom/lib.js", words: 'Form.displayName = "Form";', instead: "" },
  {
    file: "/lib/dom/lib.js",
    words: "= React$1.forwardRef(",
    instead: "= /* @__PURE__ */ React$1.forwardRef(",
  },
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
      for (const part of parts) if (code.includes(part.words)) left.delete(part);
      return parts.reduce((text, { words, instead }) => text.replaceAll(words, instead), code);
    },
    buildEnd(error) {
      const [missing] = left;
      if (missing && !error)
        throw new Error(
          `The router changed: ${missing.file} has no "${missing.words}" (tools/vite/without-unused.ts).`,
        );
    },
  };
}
