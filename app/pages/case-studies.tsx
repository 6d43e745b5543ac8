import { assetsIn } from "#app/assets.server.ts";
import { readCaseStudiesPage } from "#app/content.server.ts";
import { pageMeta } from "#app/seo.ts";
import type { Route } from "./+types/case-studies.ts";

export const loader = () => {
  const page = readCaseStudiesPage();
  return { page, assets: assetsIn(page) };
};

export const meta: Route.MetaFunction = ({ loaderData: { page }, matches }) =>
  pageMeta(matches[0].loaderData.site, { ...page.seo, path: "/case-studies" });

export default function CaseStudiesPage({ loaderData: { page } }: Route.ComponentProps) {
  return <h1>{page.seo.title}</h1>;
}
