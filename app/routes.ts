import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { searchPath } from "#contract/search.ts";
import { routeOf } from "#model/registry.ts";

export default [
  index("pages/home/page.tsx"),
  route(routeOf("services"), "pages/service/page.tsx"),
  route(routeOf("industries"), "pages/industry/page.tsx"),
  route(routeOf("products"), "pages/product/page.tsx"),
  route("case-studies", "pages/case-studies/page.tsx"),
  route(routeOf("case-studies"), "pages/case-study/page.tsx"),
  route("insights", "pages/insights/page.tsx"),
  route("insights/topics/:topic", "pages/insights/page.tsx", { id: "pages/insights/topic" }),
  route(routeOf("articles"), "pages/article/page.tsx"),
  route("tender-kit", "pages/tender-kit/page.tsx"),
  route("control-room", "pages/control-room/page.tsx"),
  route("careers", "pages/careers/page.tsx"),
  route(routeOf("roles"), "pages/role/page.tsx"),
  route(routeOf("company"), "pages/company/page.tsx"),
  route(routeOf("offerings"), "pages/offering/page.tsx"),
  route(routeOf("legal"), "pages/legal/page.tsx"),
  route("about-us", "pages/about/page.tsx"),
  route("contact", "pages/contact/page.tsx"),
  route(searchPath.slice(1), "pages/search/page.tsx"),
  route("newsletter", "pages/newsletter/page.tsx"),
  route("summaries/:kind/:id.json", "pages/home/modal/summary.ts"),
  // The kit's page of examples is for engineers, in development and in tests: it is no part of the site.
  ...(process.env.NODE_ENV === "development" ? [route("kit", "pages/kit/page.tsx")] : []),
  route("*", "pages/not-found/page.tsx"),
] satisfies RouteConfig;
