import { assetsIn } from "#app/assets.server.ts";
import { readAbout } from "#app/content.server.ts";
import { pageMeta } from "#app/seo.ts";
import type { Route } from "./+types/about.ts";

export const loader = () => {
  const page = readAbout();
  return { page, assets: assetsIn(page) };
};

export const meta: Route.MetaFunction = ({ loaderData: { page }, matches }) =>
  pageMeta(matches[0].loaderData.site, { ...page.seo, path: "/about-us" });

export default function AboutPage({ loaderData: { page } }: Route.ComponentProps) {
  return <h1>{page.seo.title}</h1>;
}
