import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readContent } from "../content.ts";
import { makeIcons } from "./favicons.ts";
import { atomFeed } from "./feed.ts";
import { llms, robots, securityTxt, sitemap, webManifest } from "./texts.ts";

/** What stands beside the pages for browsers, search engines and finders of faults. */
export async function publish(folder: string) {
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
}

/** What every page's head names. */
export async function publishIcons(folder: string) {
  writeFileSync(join(folder, "site.webmanifest"), webManifest(readContent().file("site")));
  await makeIcons(folder);
}
