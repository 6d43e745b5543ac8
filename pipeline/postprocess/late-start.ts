import { hashOf } from "./hash.ts";

type Asset = { path: string; content: string };

/** A page without its scripts, and the files that it fetches instead. */
export type LatePage = { html: string; start: Asset; data: Asset };

/**
 * A page that works without JavaScript does not need its 100 kB first. As the framework emits them, the pages ask for
 * all modules at once and carry their loader's data twice, as HTML and as a script. Here both move into files of their
 * own, which are fetched on the first sign of a visitor's intent, or some seconds after the page has loaded; with them
 * come the styles of the other pages that a visitor may go to.
 * Measured on a slow phone line: first paint 1.81 s -> 0.71 s (docs/decisions/2026-11-15-late-start.md).
 */
export function lateStart(page: string, styles: string): LatePage {
  const preloads = [...page.matchAll(/<link rel="modulepreload" href="([^"]+)"[^>]*>/g)].map(
    ([, href]) => href ?? "",
  );
  const parts = { state: "", modules: "" };
  const html = page
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(/<script([^>]*)>([\s\S]*?)<\/script>/g, (whole, attributes: string, code: string) => {
      if (attributes.includes("module")) parts.modules = code;
      else if (code.startsWith("window.__reactRouterContext")) parts.state += `${code}\n`;
      else return whole;
      return "<script></script>"; // React expects a script here when it hydrates; what is in it does not matter
    });
  const [, content] = parts.state.match(/\.enqueue\(("(?:[^"\\]|\\.)*")\)/) ?? [];
  if (!parts.modules || !content) throw new Error("The framework's start scripts were not found in a page.");

  const data = asset("data", "json", content);
  const state = parts.state.replace(content, "await late.data");
  const code = `const late=window.late;await late.styles;\n${withStateFirst(parts.modules, state)}`;
  const start = asset("start", "js", code);
  const wake = wakeWith({ styles, data: data.path, modules: [start.path, ...preloads] });
  return { html: html.replace("</body>", () => `<script>${wake}</script></body>`), start, data };
}

const asset = (name: string, ending: string, content: string): Asset => ({
  path: `/assets/${name}-${hashOf(content)}.${ending}`,
  content,
});

/** The state must be there before the entry, which the framework's module imports last. */
function withStateFirst(modules: string, state: string) {
  const entry = modules.lastIndexOf("import(");
  return `${modules.slice(0, entry)}${state}${modules.slice(entry)}`;
}

const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "wheel", "scroll", "focusin"];
const idleAfterMs = 5000;

type Late = { styles: string; data: string; modules: string[] };

/**
 * Some lines for the end of the page: fetch everything side by side, then start, once. A module's imports run before its
 * own lines, but the app starts with its last line: when the styles and the data are there. The styles of all pages take
 * the place of the page's own at one stroke: with both, every element would be compared with twice the rules.
 */
const wakeWith = ({
  styles,
  data,
  modules,
}: Late) => `(()=>{let s=${JSON.stringify(signs)},d=0,w=()=>{if(d++)return;
s.forEach(e=>removeEventListener(e,w));
const f=(rel,href,media="")=>new Promise(go=>document.head.append(Object.assign(document.createElement("link"),{rel,href,media,onload:go,onerror:go})));
window.late={styles:f("stylesheet","${styles}","not all").then(({type,target})=>{if(type=="load")target.media="",document.querySelector("[data-styles=site]").disabled=true}),data:fetch("${data}").then(r=>r.json())};
${JSON.stringify(modules)}.forEach(m=>f("modulepreload",m));
import("${modules[0]}")};
s.forEach(e=>addEventListener(e,w,{passive:true}));
addEventListener("load",()=>setTimeout(w,${idleAfterMs}))})()`;
