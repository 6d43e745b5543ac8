import { data } from "react-router";
import { assetsIn } from "#app/assets.server.ts";
import { readErrors } from "#app/content.server.ts";
import type { Route } from "./+types/not-found.ts";

export const loader = () => {
  const { notFound } = readErrors();
  return data({ notFound, assets: assetsIn(notFound) }, { status: 404 });
};

export const meta: Route.MetaFunction = ({ loaderData: { notFound }, matches }) => [
  { title: `${notFound.title} | ${matches[0].loaderData.site.name}` },
  { name: "robots", content: "noindex" },
];

export default function NotFoundPage({ loaderData: { notFound } }: Route.ComponentProps) {
  return <h1>{notFound.title}</h1>;
}
