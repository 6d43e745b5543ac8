import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readContent } from "../content.ts";
import { anew } from "../kept.ts";
import { makeIcons } from "./favicons.ts";
import { atomFeed } from "./feed.ts";
import { makeOpenGraphPictures } from "./open-graph.ts";
import { llms, robots, securityTxt, sitemap, webManifest } from "./texts.ts";

/** What stands beside the pages for browsers, search engines, link previews and finders of faults. */
export async function publish(folder: string, keep = anew) {
  const content = readContent();
  const site = content.file("site");
  const pages = content.pages();
  const put = (name: string, text: string) => writeFileSync(join(folder, name), text);
  mkdirSync(join(folder, ".well-known"), { recursive: true });
  put("sitemap.xml", sitemap(site, pages));
  put("robots.txt", robots(site));
  put("insights.atom", atomFeed(site, content.items("articles")));
  put("llms.txt", llms(site, pages));
  put(".well-known/security.txt", securityTxt(site, new Date()));
  await publishIcons(folder);
  await makeOpenGraphPictures(folder, site.name, pages, keep);
}

/** What every page's head names. */
export async function publishIcons(folder: string) {
  writeFileSync(join(folder, "site.webmanifest"), webManifest(readContent().file("site")));
  await makeIcons(folder);
}
