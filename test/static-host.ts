import { execFileSync } from "node:child_process";
import { createReadStream, globSync } from "node:fs";
import { cp, mkdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { postprocess } from "../pipeline/postprocess/postprocess.ts";
import { kindOf } from "../server/http/content-types.ts";

const folder = "test-results/static-host";
const sources = [
  "app",
  "brand",
  "content",
  "contract",
  "model",
  "pipeline",
  "search",
  "server",
  "simulation",
  "package.json",
  "react-router.config.ts",
  "vite.config.ts",
];

/**
 * Builds the site for a static host as docs/deploying.md says: with another origin for its forms in content/site.yaml.
 * What the pages do not need to work (previews, compressed copies) is left out. There must be a build already.
 */
export async function buildForStaticHost(mailOrigin: string) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const source of sources) await cp(source, join(folder, source), { recursive: true });
  for (const shared of ["node_modules", "pictures"]) await symlink(resolve(shared), join(folder, shared));
  const site = join(folder, "content/site.yaml");
  await writeFile(site, (await readFile(site, "utf8")).replace('origin: ""', `origin: ${mailOrigin}`));
  const program = `import { bundle } from "./pipeline/bundle.ts";
import { makeDocuments } from "./pipeline/documents/documents.ts";
import { kept } from "./pipeline/kept.ts";
import { renderSite } from "./pipeline/render/site.ts";
await bundle("build");
await renderSite("build", await makeDocuments("build/client/documents", kept));`;
  execFileSync(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const files = join(folder, "build/client");
  await postprocess(files);
  // Pictures and icons are the same for every host.
  for (const name of ["pictures", ...globSync("*.{ico,svg,png,webmanifest}", { cwd: "build/client" })])
    await symlink(resolve("build/client", name), join(files, name));
  return files;
}

/** A host that knows files and nothing else: a folder's index, and 404.html where there is none. */
export async function serveFiles(root: string) {
  const server = createServer(async (req, res) => {
    const path = decodeURI(new URL(req.url ?? "/", "http://localhost").pathname);
    const found = (await fileAt(join(root, path))) ?? (await fileAt(join(root, path, "index.html")));
    const file = found ?? join(root, "404.html");
    res.writeHead(found ? 200 : 404, { "Content-Type": kindOf(file).type });
    createReadStream(file).pipe(res);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

const fileAt = (path: string) =>
  stat(path).then(
    (found) => (found.isFile() ? path : undefined),
    () => undefined,
  );
