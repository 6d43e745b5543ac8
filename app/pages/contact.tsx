import { assetsIn } from "#app/assets.server.ts";
import { readContact } from "#app/content.server.ts";
import { pageMeta } from "#app/seo.ts";
import type { Route } from "./+types/contact.ts";

export const loader = () => {
  const page = readContact();
  return { page, assets: assetsIn(page) };
};

export const meta: Route.MetaFunction = ({ loaderData: { page }, matches }) =>
  pageMeta(matches[0].loaderData.site, { ...page.seo, path: "/contact" });

export default function ContactPage({ loaderData: { page } }: Route.ComponentProps) {
  return <h1>{page.seo.title}</h1>;
}
