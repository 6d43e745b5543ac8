import { data } from "react-router";
import { content } from "./content.server.ts";
import { unlistedMeta } from "./head/page-meta.server.ts";

/** What the page for unknown addresses shows: a loader returns it, or throws it where an id is unknown. */
export function noSuchPage() {
  const { notFound } = content.file("errors");
  const site = content.file("site");
  const { services, industries, products, contact } = site.navigation;
  const ways = [
    { label: services.label, to: "/#services" },
    { label: industries.label, to: "/#industries" },
    { label: products.label, to: "/#products" },
    { label: contact.label, to: "/contact" },
  ];
  return data({ notFound, ways, meta: unlistedMeta(site, notFound.title) }, { status: 404 });
}

export type NoSuchPage = ReturnType<typeof noSuchPage>["data"];
