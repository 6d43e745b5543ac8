import { assetsIn } from "#app/assets.server.ts";
import { readHome } from "#app/content.server.ts";
import { pageMeta } from "#app/seo.ts";
import type { Route } from "./+types/home.ts";

export const loader = () => {
  const home = readHome();
  return { home, assets: assetsIn(home) };
};

export const meta: Route.MetaFunction = ({ loaderData: { home }, matches }) =>
  pageMeta(matches[0].loaderData.site, { ...home.seo, path: "/" });

export default function HomePage({ loaderData: { home } }: Route.ComponentProps) {
  return <h1>{home.hero.title}</h1>;
}
