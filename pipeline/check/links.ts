import { basename, dirname } from "node:path";

/** The address of the page that a file makes, if it makes one of its own. */
export function pageOf(file: string): string | undefined {
  const folder = dirname(file);
  if (!["services", "industries", "products", "case-studies"].includes(folder)) return undefined;
  return `/${folder}/${basename(file, ".yaml")}`;
}

/** The sections that a link may name, by page. The crawl of the built site proves that they are there. */
const sections: Record<string, string[]> = {
  "/": ["our-clients", "stats", "industries", "products", "services", "case-studies"],
  "/contact": ["enquiry", "offices"],
  services: ["obstacles", "benefits", "features", "impacts", "case-study", "contact"],
  industries: ["obstacles", "features", "impacts", "contact"],
  products: ["overview", "features", "specs", "case-studies", "faq", "contact"],
};

export function sectionsOf(page: string): string[] {
  return sections[page] ?? sections[page.split("/")[1] ?? ""] ?? [];
}
