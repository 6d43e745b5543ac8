import { createServer } from "vite";
import { sourceFrom } from "../../pipeline/content.ts";
import { editor } from "./plugin.ts";
import { shellPath } from "./shell.ts";

const { PORT = "5174", EDIT_PUBLISH, EDIT_OPEN } = process.env;

const server = await createServer({
  configFile: "vite.config.ts",
  plugins: [editor({ journal: ".edit/journal.jsonl", known: sourceFrom(), publishCommand: EDIT_PUBLISH })],
  server: {
    // Only this machine, whatever the configuration says; one address, so that pages know where they are.
    host: "127.0.0.1",
    port: Number(PORT),
    strictPort: true,
    cors: false,
    // EDIT_OPEN=0 for those who start it without a screen.
    open: EDIT_OPEN === "0" ? false : shellPath,
  },
  // What the editor's page needs, too: found later, it would start all pages anew.
  optimizeDeps: { include: ["react-dom/client", "zod"] },
});
await server.listen();
console.log(`\n  Edit the site at http://127.0.0.1:${PORT}${shellPath}\n`);

// Stopped by Ctrl + C or with its window, the editor ends as it does otherwise, and leaves no lock behind.
for (const signal of ["SIGINT", "SIGHUP"] as const) process.once(signal, () => process.exit());
