import { createServer } from "vite";
import { sourceFrom } from "../../pipeline/content.ts";
import { editor } from "./plugin.ts";

const server = await createServer({
  configFile: "vite.config.ts",
  plugins: [editor({ journal: ".edit/journal.jsonl", known: sourceFrom() })],
  // Only this machine, whatever the configuration says; one address, so that pages know where they are.
  server: { host: "127.0.0.1", port: Number(process.env.PORT ?? 5174), strictPort: true, cors: false },
});
await server.listen();
server.printUrls();
