import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { contentAssets } from "./tools/vite/content-assets.ts";
import { dataSheets } from "./tools/vite/data-sheets.ts";
import { yaml } from "./tools/vite/yaml.ts";

export default defineConfig({
  plugins: [yaml(), contentAssets(), dataSheets(), tailwindcss(), reactRouter()],
  // Loaded only when needed: found then, they would make the development server start all pages anew.
  optimizeDeps: { include: ["@emailjs/browser", "@iconify/react"] },
  build: { assetsInlineLimit: 0 },
});
