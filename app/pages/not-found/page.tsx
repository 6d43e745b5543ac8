import { data } from "react-router";
import { readErrors, readSite } from "#app/content.server.ts";
import { metaOfLoader } from "#app/head/meta.ts";
import { notFoundMeta } from "#app/head/seo.server.ts";
import { drawnByData } from "#app/navigation/drawn-by-data.ts";
import { picturesIn } from "#app/pictures.server.ts";
import type { Route } from "./+types/page.ts";
import { NotFound } from "./not-found.tsx";

export const loader = () => {
  const { notFound } = readErrors();
  const site = readSite();
  const { services, industries, products, contact } = site.navigation;
  const ways = [
    { label: services.label, to: "/#services" },
    { label: industries.label, to: "/#industries" },
    { label: products.label, to: "/#products" },
    { label: contact.label, to: "/contact" },
  ];
  const meta = notFoundMeta(site, notFound.title);
  return data({ notFound, ways, meta, pictures: picturesIn(notFound) }, { status: 404 });
};

export const meta = metaOfLoader;

export default drawnByData(function NotFoundPage({ loaderData: { notFound, ways } }: Route.ComponentProps) {
  return <NotFound {...notFound} ways={ways} />;
});
