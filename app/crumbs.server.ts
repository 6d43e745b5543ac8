import { readSite } from "./content.server.ts";
import type { Crumb } from "./ui/controls/breadcrumbs.tsx";

/** Where the lists of items stand: most are sections of the home page. */
const lists = {
  services: "/#services",
  industries: "/#industries",
  products: "/#products",
  caseStudies: "/case-studies",
} as const;

/** The way from the home page to one item, in the words of the navigation bar. */
export function crumbsTo(list: keyof typeof lists, title: string): Crumb[] {
  const { home, ...navigation } = readSite().navigation;
  return [home, { label: navigation[list].label, to: lists[list] }, { label: title }];
}
