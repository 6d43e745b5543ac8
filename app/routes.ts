import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("pages/home.tsx"),
  route("services/:id", "pages/service.tsx"),
  route("industries/:id", "pages/industry.tsx"),
  route("products/:id", "pages/product.tsx"),
  route("case-studies", "pages/case-studies.tsx"),
  route("case-studies/:id", "pages/case-study.tsx"),
  route("about-us", "pages/about.tsx"),
  route("contact", "pages/contact.tsx"),
  route("newsletter", "pages/newsletter.tsx"),
  route("summaries/:kind/:id.json", "pages/summary.ts"),
  // The kit's page of examples is for engineers, in development and in tests: it is no part of the site.
  ...(process.env.NODE_ENV === "development" || process.env.KIT ? [route("kit", "pages/kit.tsx")] : []),
  route("*", "pages/not-found.tsx"),
] satisfies RouteConfig;
