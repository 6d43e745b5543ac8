import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { searchPath } from "#contract/search.ts";
import { files, type PageName, routeOf } from "#model/registry.ts";

const pathOf = (name: PageName) => files[name].page.path.slice(1);

export default [
  index("pages/home/page.tsx"),
  route(routeOf("services"), "pages/service/page.tsx"),
  route(routeOf("industries"), "pages/industry/page.tsx"),
  route(routeOf("products"), "pages/product/page.tsx"),
  route(pathOf("caseStudies"), "pages/case-studies/page.tsx"),
  route(routeOf("case-studies"), "pages/case-study/page.tsx"),
  route(pathOf("insights"), "pages/insights/page.tsx"),
  route(`${pathOf("insights")}/topics/:topic`, "pages/insights/page.tsx", { id: "pages/insights/topic" }),
  route(routeOf("articles"), "pages/article/page.tsx"),
  route(pathOf("tenderKit"), "pages/tender-kit/page.tsx"),
  route(pathOf("controlRoom"), "pages/control-room/page.tsx"),
  route(pathOf("careers"), "pages/careers/page.tsx"),
  route(routeOf("roles"), "pages/role/page.tsx"),
  route(routeOf("company"), "pages/company/page.tsx"),
  route(routeOf("offerings"), "pages/offering/page.tsx"),
  route(routeOf("legal"), "pages/legal/page.tsx"),
  route(pathOf("about"), "pages/about/page.tsx"),
  route(pathOf("contact"), "pages/contact/page.tsx"),
  route(searchPath.slice(1), "pages/search/page.tsx"),
  route("newsletter", "pages/newsletter/page.tsx"),
  route("summaries/:kind/:id.json", "pages/home/modal/summary.ts"),
  // The kit's page of examples is for engineers, in development and in tests: it is no part of the site.
  ...(process.env.NODE_ENV === "development" ? [route("kit", "pages/kit/page.tsx")] : []),
  route("*", "pages/not-found/page.tsx"),
] satisfies RouteConfig;
