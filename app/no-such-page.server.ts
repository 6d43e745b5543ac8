import { data } from "react-router";
import { collections, files } from "#model/registry.ts";
import { content } from "./content.server.ts";
import { unlistedMeta } from "./head/page-meta.server.ts";

/** What the page for unknown addresses shows: a loader returns it, or throws it where an id is unknown. */
export function noSuchPage() {
  const { notFound } = content.file("errors");
  const site = content.file("site");
  const ways = [
    ...(["services", "industries", "products"] as const).map((name) => ({
      label: site.navigation[name].label,
      to: collections[name].list ?? files.home.page.path,
    })),
    { label: site.navigation.contact.label, to: files.contact.page.path },
  ];
  return data({ notFound, ways, meta: unlistedMeta(site, notFound.title) }, { status: 404 });
}

export type NoSuchPage = ReturnType<typeof noSuchPage>["data"];
