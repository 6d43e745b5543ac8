import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { bundledWords } from "./pipeline/vite/bundled-words.ts";
import { documents } from "./pipeline/vite/documents.ts";
import { icons } from "./pipeline/vite/icons.ts";
import { inlineScript } from "./pipeline/vite/inline-script.ts";
import { pictures } from "./pipeline/vite/pictures.ts";
import { search } from "./pipeline/vite/search.ts";
import { siteDataModules } from "./pipeline/vite/site-data.ts";
import { workedNight } from "./pipeline/vite/worked-night.ts";

// What stands on every page, and what most pages share.
const everywhere = new RegExp(
  [
    "/app/(fetch-json|root|head/|navigation/|shell/)",
    "/app/sections/(closing-banner|sample-mark)",
    "/app/forms/(newsletter|use-mail)",
    "/app/ui/(toasts/|figures/count-|controls/(breadcrumbs|chip)|layout/(band|section-heading))",
  ].join("|"),
);

const chunks = [
  {
    name: "framework",
    test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
    priority: 3,
  },
  { name: "site", test: everywhere, priority: 2 },
  // Shared by the simulators alone, which few visitors touch.
  { name: "drawings", test: /\/try-it\/(paths|drawings\/(drawing|legend|map))\./, priority: 2 },
  // Shared by the home page and what it loads on touch: one file instead of two.
  { name: "home", test: /\/pages\/home\/.*\/(place-sun|slides|summaries)\./, priority: 2 },
  { name: "site", test: /\/app\//, minShareCount: 5, priority: 1 },
];

const siteData = { name: "site-data", test: /virtual:site-data$/ };

export default defineConfig({
  plugins: [
    siteDataModules(),
    bundledWords(),
    icons(),
    inlineScript(),
    pictures(),
    documents(),
    search(),
    workedNight(),
    tailwindcss(),
    reactRouter(),
  ],
  // Loaded only when needed: found then, they would make the development server start all pages anew.
  // EPANET's engine finds its WebAssembly beside itself, so it must stay where it is.
  optimizeDeps: { include: ["@emailjs/browser", "@iconify/react"], exclude: ["epanet-js"] },
  // Who wants to know what is sent asks `npm run bench -- --only weights`.
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Times are the bench's; and what root.tsx fetches when nothing is found is in the chunk of the page that says so.
    rolldownOptions: { checks: { bundlerTimings: false, ineffectiveDynamicImport: false } },
  },
  // Each simulator is a chunk of its own, which the worker loads when it is asked for it.
  worker: { format: "es" },
  environments: {
    client: {
      // Few chunks compress better than many: 3 kB less on every page than the bundler's own split.
      build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } },
    },
    ssr: {
      // The module that reads the site's data finds them by where it stands.
      build: { rolldownOptions: { output: { codeSplitting: { groups: [siteData] } } } },
    },
  },
});
