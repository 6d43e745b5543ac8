import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { compressTree } from "../../../pipeline/publish/compress.ts";
import { orExplain, serve } from "../../../server/main.ts";
import { launchBrowser } from "../browser/launch.ts";
import { startSite } from "./start-site.ts";

const folder = "test-results/limit";

/**
 * The limit: how fast this server, this browser and this picture can be at all. A page as one would write it by hand,
 * with the home page's text and first picture, some lines of CSS, the device's own font and no JavaScript.
 */
export async function startLimit(site: string, env = {}) {
  const { blocks, picture, files } = await readHome(site);
  rmSync(folder, { recursive: true, force: true });
  put("client/index.html", limitPage(blocks, picture));
  for (const file of files) cpSync(`build/client${file}`, join(folder, `client${file}`));
  // Nobody asks for a page that is not built, but without a renderer the server does not start.
  put("server/index.js", `export * from ${JSON.stringify(resolve("build/server/index.js"))};`);
  await compressTree(join(folder, "client"));
  return startSite({ port: 4792, program: "test/bench/servers/limit.ts", env });
}

type Home = { blocks: string[]; picture: string; files: string[] };

async function readHome(site: string): Promise<Home> {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.goto(site);
  const home = await page.evaluate(textAndPicture);
  await browser.close();
  return home;
}

/** Runs in the home page. */
function textAndPicture(): Home {
  const tags = "h1, h2, h3, p, li, a, button, label";
  const innermost = [...document.body.querySelectorAll(tags)].filter(
    (element) => !element.querySelector(tags),
  );
  const blocks = innermost.map((element) => {
    const block = document.createElement(/^H\d$/.test(element.tagName) ? element.tagName : "P");
    block.textContent = (element.textContent ?? "").trim();
    return block.outerHTML;
  });
  const picture = document.createElement("img");
  const shown = document.querySelector("main img") as HTMLImageElement;
  for (const name of ["srcset", "sizes", "width", "height", "alt"])
    picture.setAttribute(name, shown.getAttribute(name) ?? "");
  picture.fetchPriority = "high";
  const files = shown.srcset.split(", ").map((candidate) => candidate.split(" ")[0] ?? "");
  return { blocks, picture: picture.outerHTML, files };
}

const limitPage = (blocks: string[], picture: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="description" content="The home page's text and first picture, and nothing else.">
<title>The limit</title>
<link rel="icon" href="data:,">
<style>
body { max-width: 60rem; margin: auto; padding: 1rem; font: 1rem/1.6 system-ui, sans-serif; color: #111; background: #fff }
img { width: 100%; height: auto }
</style>
${picture}
<main>
${blocks.join("\n")}
</main>
</html>
`;

function put(name: string, text: string) {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

if (import.meta.main) await orExplain(() => serve(process.env, folder));
