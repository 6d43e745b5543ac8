import type { Accent } from "#model/fields.ts";
import type { Content } from "./read.ts";

/** A page as those see it who list pages: search engines, link previews, language models. */
export type Page = {
  path: string;
  title: string;
  description: string;
  updated: string;
  picture: string;
  hue: Accent;
  group: "Pages" | "Services" | "Industries" | "Products" | "Case studies";
};

export function pagesOf({ home, about, contact, caseStudiesPage, ...items }: Content): Page[] {
  const page = { group: "Pages", hue: "teal" } as const;
  return [
    { ...page, path: "/", ...home.seo, updated: home.updated, picture: "city/hero-1" },
    { ...page, path: "/about-us", ...about.seo, updated: about.updated, picture: about.hero.picture.src },
    { ...page, path: "/contact", ...contact.seo, updated: contact.updated, picture: "contact/chennai" },
    {
      ...page,
      path: "/case-studies",
      ...caseStudiesPage.seo,
      updated: caseStudiesPage.updated,
      picture: "city/hero-2",
    },
    ...items.services.map((service) => ({
      ...of(service, "services"),
      picture: service.image.src,
      group: "Services" as const,
    })),
    ...items.industries.map((industry) => ({
      ...of(industry, "industries"),
      picture: industry.image.src,
      group: "Industries" as const,
    })),
    ...items.products.map((product) => ({
      ...of({ ...product, description: product.seoDescription }, "products"),
      picture: product.heroImage.src,
      group: "Products" as const,
    })),
    ...items.caseStudies.map((study) => ({
      ...of({ ...study, color: "sky" as const }, "case-studies"),
      picture: study.image.src,
      group: "Case studies" as const,
    })),
  ];
}

type Item = { id: string; title: string; description: string; updated: string; color: Accent };

const of = ({ id, title, description, updated, color }: Item, folder: string) => ({
  path: `/${folder}/${id}`,
  title,
  description,
  updated,
  hue: color,
});
