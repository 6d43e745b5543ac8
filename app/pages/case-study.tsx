import { assetsIn } from "#app/assets.server.ts";
import { readCaseStudies } from "#app/content.server.ts";
import { pageMeta } from "#app/seo.ts";
import type { Route } from "./+types/case-study.ts";

export const loader = ({ params }: Route.LoaderArgs) => {
  const items = readCaseStudies();
  const item = items.find(({ id }) => id === params.id) ?? items[0];
  if (!item) throw new Response(null, { status: 404 });
  return { item, indexed: item.id === params.id, assets: assetsIn(item) };
};

export const meta: Route.MetaFunction = ({ loaderData: { item, indexed }, matches }) =>
  pageMeta(matches[0].loaderData.site, {
    title: item.title,
    description: item.description,
    path: `/case-studies/${item.id}`,
    indexed,
  });

export default function CaseStudyPage({ loaderData: { item } }: Route.ComponentProps) {
  return <h1>{item.title}</h1>;
}
