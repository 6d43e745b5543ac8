import { data } from "react-router";
import { content } from "#app/content.server.ts";
import { unlistedMeta } from "#app/head/page-meta.server.ts";
import { memoByData } from "#app/navigation/memo-by-data.ts";
import type { Route } from "./+types/page.ts";
import { NotFound } from "./not-found.tsx";

export const loader = () => {
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
};

export default memoByData(function NotFoundPage({ loaderData: { notFound, ways } }: Route.ComponentProps) {
  return <NotFound {...notFound} ways={ways} />;
});
