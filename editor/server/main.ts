import { createServer } from "vite";
import { sourceFrom } from "../../pipeline/content.ts";
import { StoreError } from "../store/disk/content-folder.ts";
import { editor } from "./plugin.ts";
import { shellPath } from "./shell.ts";

const { PORT = "5174", EDIT_PUBLISH, EDIT_OPEN } = process.env;

// Stopped by Ctrl + C or with its window, the editor ends as it does otherwise, and leaves no lock behind.
for (const signal of ["SIGINT", "SIGHUP"] as const) process.once(signal, () => process.exit());

try {
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
    // What the editor's page needs, too: found later, it would reload all pages.
    optimizeDeps: { include: ["react-dom/client", "zod"] },
  });
  await server.listen();
  console.log(`\n  Edit the site at http://127.0.0.1:${PORT}${shellPath}\n`);
} catch (error) {
  console.error(inWords(error));
  process.exit(1);
}

/** What whoever starts the editor can do something about is told in a sentence. Anything else is a fault of ours. */
function inWords(error: unknown) {
  if (error instanceof StoreError) return error.message;
  if (error instanceof Error && /^Port \d+ is already in use/.test(error.message))
    return `${error.message}. Stop what uses it, or set PORT to another one.`;
  return error;
}
