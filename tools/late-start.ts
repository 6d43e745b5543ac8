import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * A page that works without JavaScript does not need its 100 kB first. As the framework emits them, the pages ask for
 * all modules at once and carry their loader's data twice, as HTML and as a script. Here both move into one module,
 * which is fetched on the first sign of a visitor's intent, or some seconds after the page has loaded.
 * Measured on a slow phone line: first paint 1.81 s -> 0.71 s (docs/decisions/late-start.md).
 */
export function delayStart(clientFolder: string) {
  for (const file of globSync("**/*.html", { cwd: clientFolder })) {
    const page = join(clientFolder, file);
    const { html, start } = lateStart(readFileSync(page, "utf8"));
    mkdirSync(join(clientFolder, "assets"), { recursive: true });
    writeFileSync(join(clientFolder, start.path), start.code);
    writeFileSync(page, html);
  }
}

/** Takes the framework's scripts out of a page: `html` without them, `start` with all that they did. */
export function lateStart(page: string): { html: string; start: { path: string; code: string } } {
  const preloads = [...page.matchAll(/<link rel="modulepreload" href="([^"]+)"[^>]*>/g)].map(
    ([, href]) => href ?? "",
  );
  const parts = { state: [] as string[], modules: "" };
  const html = page
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(/<script([^>]*)>([\s\S]*?)<\/script>/g, (whole, attributes: string, code: string) => {
      if (attributes.includes("module")) parts.modules = code;
      else if (code.startsWith("window.__reactRouterContext")) parts.state.push(code);
      else return whole;
      return "<script></script>"; // React expects a script here when it hydrates; what is in it does not matter
    });
  if (!parts.modules || !parts.state.length)
    throw new Error("The framework's start scripts were not found in a page.");
  const code = withStateFirst(parts.modules, parts.state);
  const start = { path: `/assets/start-${hashOf(code)}.js`, code };
  return {
    html: html.replace("</body>", `<script>${wake([start.path, ...preloads])}</script></body>`),
    start,
  };
}

/** The state must be there before the entry, which the framework's module imports last. */
function withStateFirst(modules: string, state: string[]) {
  const entry = modules.lastIndexOf("import(");
  return `${modules.slice(0, entry)}${state.join("\n")}\n${modules.slice(entry)}`;
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 10);

const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "wheel", "scroll", "focusin"];
const idleAfterMs = 5000;

/** Some lines for the end of the page: fetch everything side by side, then start, once. */
const wake = (modules: string[]) => `(()=>{let s=${JSON.stringify(signs)},d=0,w=()=>{if(d++)return;
s.forEach(e=>removeEventListener(e,w));
for(const m of ${JSON.stringify(modules)}){const l=document.createElement("link");l.rel="modulepreload";l.href=m;document.head.append(l)}
import(${JSON.stringify(modules[0])})};
s.forEach(e=>addEventListener(e,w,{passive:true}));
addEventListener("load",()=>setTimeout(w,${idleAfterMs}))})()`;
