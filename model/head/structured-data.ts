import type { FaqEntryContent } from "../fields.ts";
import type { ArticleContent } from "../kinds/article.ts";
import type { RoleContent } from "../kinds/careers.ts";
import type { CaseStudyContent } from "../kinds/case-study.ts";
import type { ProductContent } from "../kinds/product.ts";
import type { ServiceContent } from "../kinds/service.ts";
import type { TopicContent } from "../kinds/topic.ts";
import { language } from "../language.ts";
import { plainText } from "../plain-text.ts";
import type { SiteContent } from "../site.ts";
import { previewPath } from "./preview-path.ts";

type Site = Pick<SiteContent, "name" | "url">;
type Crumb = { label: string; to?: string };

/** A thing in the terms of schema.org. */
export type StructuredData = { "@type": string; [property: string]: unknown };

export const organization = (site: SiteContent) => ({
  "@type": "Organization",
  "@id": organizationId(site),
  name: site.name,
  slogan: site.tagline,
  description: site.description,
  url: `${site.url}/`,
  logo: `${site.url}/icon-512.png`,
  email: site.email,
  telephone: site.phone,
  address: site.offices.map(({ city, address }) => ({
    "@type": "PostalAddress",
    streetAddress: address.join(", "),
    addressLocality: city,
    addressCountry: "IN",
  })),
  sameAs: site.socials.map(({ to }) => to),
});

export const webSite = (site: SiteContent) => ({
  "@type": "WebSite",
  "@id": `${site.url}/#website`,
  name: site.name,
  description: site.description,
  url: `${site.url}/`,
  inLanguage: language,
  publisher: { "@id": organizationId(site) },
  potentialAction: {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${site.url}/search?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  },
});

type OfferedService = Pick<ServiceContent, "id" | "title" | "description" | "category">;

export const offeredService = (site: Site, { id, title, description, category }: OfferedService) => ({
  "@type": "Service",
  name: title,
  description,
  serviceType: title,
  category,
  url: `${site.url}/services/${id}`,
  image: `${site.url}${previewPath(`/services/${id}`)}`,
  provider: ourselves(site),
  areaServed: { "@type": "Country", name: "India" },
});

type Study = Pick<CaseStudyContent, "id" | "title" | "description" | "updated" | "industry" | "solution">;

export const article = (site: Site, { id, title, description, updated, industry, solution }: Study) => ({
  "@type": "Article",
  headline: title,
  description,
  image: `${site.url}${previewPath(`/case-studies/${id}`)}`,
  dateModified: updated,
  inLanguage: language,
  articleSection: industry,
  keywords: [industry, solution],
  author: ourselves(site),
  publisher: ourselves(site),
  mainEntityOfPage: `${site.url}/case-studies/${id}`,
});

type OfferedProduct = Pick<
  ProductContent,
  "id" | "title" | "seoDescription" | "category" | "specs" | "idealFor"
>;

export const offeredProduct = (site: Site, product: OfferedProduct) => ({
  "@type": "Product",
  name: product.title,
  description: product.seoDescription,
  category: product.category,
  url: `${site.url}/products/${product.id}`,
  image: `${site.url}${previewPath(`/products/${product.id}`)}`,
  brand: { "@type": "Brand", name: site.name },
  manufacturer: ourselves(site),
  audience: product.idealFor.map((audienceType) => ({ "@type": "BusinessAudience", audienceType })),
  additionalProperty: product.specs.map(({ name, value }) => ({ "@type": "PropertyValue", name, value })),
});

export const blogPosting = (site: Site, item: ArticleContent) => ({
  "@type": "BlogPosting",
  headline: item.title,
  description: item.description,
  image: `${site.url}${previewPath(`/insights/${item.id}`)}`,
  datePublished: item.published,
  dateModified: item.updated,
  inLanguage: language,
  articleSection: item.topic,
  wordCount: item.body.trim().split(/\s+/).length,
  author: ourselves(site),
  publisher: ourselves(site),
  mainEntityOfPage: `${site.url}/insights/${item.id}`,
});

export const offering = (site: Site, { id, title, description }: TopicContent) => ({
  "@type": "Service",
  name: title,
  description,
  serviceType: title,
  url: `${site.url}/offerings/${id}`,
  image: `${site.url}${previewPath(`/offerings/${id}`)}`,
  provider: ourselves(site),
  areaServed: { "@type": "Country", name: "India" },
});

/** An open role, in the terms in which job boards list it. */
export const jobPosting = (site: Site, { title, description, kind, place, updated }: RoleContent) => ({
  "@type": "JobPosting",
  title,
  description,
  datePosted: updated,
  employmentType: kind,
  hiringOrganization: ourselves(site),
  jobLocation: {
    "@type": "Place",
    address: { "@type": "PostalAddress", addressLocality: place, addressCountry: "IN" },
  },
});

export type WebPageKind = "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage";

/** A page that shows no one thing that has terms of its own. */
export const webPage = (
  kind: WebPageKind,
  site: Site,
  {
    title,
    description,
    path,
    updated,
  }: { title: string; description: string; path: string; updated: string },
) => ({
  "@type": kind,
  name: title,
  description,
  url: `${site.url}${path}`,
  image: `${site.url}${previewPath(path)}`,
  dateModified: updated,
  inLanguage: language,
  isPartOf: { "@id": `${site.url}/#website` },
  publisher: ourselves(site),
});

export const faqPage = (entries: FaqEntryContent[]) => ({
  "@type": "FAQPage",
  mainEntity: entries.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
  })),
});

/** The breadcrumb as the page shows it; its last step is the page itself. */
export const breadcrumbList = (site: Site, crumbs: Crumb[], path: string) => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ label, to = path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: `${site.url}${to}`,
  })),
});

const organizationId = ({ url }: Site) => `${url}/#organization`;

/** The company where it is somebody's provider or publisher: enough to stand alone, and the same as on the home page. */
const ourselves = (site: Site) => ({
  "@type": "Organization",
  "@id": organizationId(site),
  name: site.name,
  url: `${site.url}/`,
});
