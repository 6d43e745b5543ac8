import { data } from "react-router";
import { readErrors, readSite } from "#app/content.server.ts";
import { picturesIn } from "#app/pictures.server.ts";
import { NotFound } from "#app/sections/not-found.tsx";
import type { Route } from "./+types/not-found.ts";

export const loader = () => {
  const { notFound } = readErrors();
  const { services, industries, products, contact } = readSite().navigation;
  const ways = [
    { label: services.label, to: "/#services" },
    { label: industries.label, to: "/#industries" },
    { label: products.label, to: "/#products" },
    { label: contact.label, to: "/contact" },
  ];
  return data({ notFound, ways, pictures: picturesIn(notFound) }, { status: 404 });
};

export const meta: Route.MetaFunction = ({ loaderData: { notFound }, matches }) => [
  { title: `${notFound.title} | ${matches[0].loaderData.site.name}` },
  { name: "robots", content: "noindex" },
];

export default function NotFoundPage({ loaderData: { notFound, ways } }: Route.ComponentProps) {
  return <NotFound {...notFound} ways={ways} />;
}
