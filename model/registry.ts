import type { z } from "zod";
import type { ContentOf } from "./content-of.ts";
import type { Accent, PictureContent } from "./fields.ts";
import {
  article,
  blogPosting,
  faqPage,
  jobPosting,
  offeredProduct,
  offeredService,
  offering,
  organization,
  type StructuredData,
  type WebPageKind,
  webSite,
} from "./head/structured-data.ts";
import {
  articleCardOf,
  articlePage,
  articlePlacesOf,
  article as articleSchema,
  insightsPage,
  newestFirst,
} from "./kinds/article.ts";
import { careers, careersPlacesOf, role, roleCardOf, rolePage, rolePlacesOf } from "./kinds/careers.ts";
import {
  caseStudiesPage,
  caseStudy,
  caseStudyCardOf,
  caseStudyPage,
  caseStudyPlacesOf,
} from "./kinds/case-study.ts";
import {
  industry,
  industryCardOf,
  industryPage,
  industryPlacesOf,
  industrySummaryOf,
} from "./kinds/industry.ts";
import { legal, legalCardOf, legalPage, legalPlacesOf } from "./kinds/legal.ts";
import { product, productCardOf, productPage, productPlacesOf, productSummaryOf } from "./kinds/product.ts";
import { service, serviceCardOf, servicePage, servicePlacesOf, serviceSummaryOf } from "./kinds/service.ts";
import { type SimulatorContent, simulator, simulatorPlacesOf } from "./kinds/simulator.ts";
import { topic, topicCardOf, topicPage, topicPlacesOf } from "./kinds/topic.ts";
import { about, aboutPlacesOf } from "./pages/about.ts";
import { contact } from "./pages/contact.ts";
import { controlRoom, controlRoomPlacesOf } from "./pages/control-room.ts";
import { errors } from "./pages/errors.ts";
import { home } from "./pages/home.ts";
import type { Place, PlaceKind } from "./places.ts";
import { type SiteContent, site } from "./site.ts";
import { tenderKit, tenderKitPlacesOf } from "./tender/tender-kit.ts";
import { alarms } from "./words/alarms.ts";
import { answers } from "./words/answers.ts";
import { confirm } from "./words/confirm.ts";
import { documents } from "./words/documents.ts";
import { forms } from "./words/forms.ts";
import { judging } from "./words/judging.ts";
import { labels } from "./words/labels.ts";
import { letters } from "./words/letters.ts";
import { search } from "./words/search.ts";
import { unsubscribe } from "./words/unsubscribe.ts";

/**
 * What content there is. Everything that must know it (reader, routes, links, crumbs, cards, sitemap, previews, editor
 * schemas, tests) derives it from here: whoever adds a kind of page adds its schema, its entry and its page folder.
 */

/** Files of content/ that say something once. Those with a path are pages. */
export const files = {
  site: single("site.yaml", site),
  errors: single("pages/errors.yaml", errors),
  forms: single("words/forms.yaml", forms),
  labels: single("words/labels.yaml", labels),
  letters: single("words/letters.yaml", letters),
  confirm: single("words/confirm.yaml", confirm),
  unsubscribe: single("words/unsubscribe.yaml", unsubscribe),
  answers: single("words/answers.yaml", answers),
  alarms: single("words/alarms.yaml", alarms),
  judging: single("words/judging.yaml", judging),
  search: single("words/search.yaml", search),
  documents: single("words/documents.yaml", documents),
  home: page("pages/home.yaml", home, {
    path: "/",
    sections: ["our-clients", "stats", "industries", "products", "services", "case-studies"],
    structured: (company) => [organization(company), webSite(company)],
  }),
  about: page("pages/about.yaml", about, {
    path: "/about-us",
    sections: [],
    pageKind: "AboutPage",
    places: aboutPlacesOf,
  }),
  contact: page("pages/contact.yaml", contact, {
    path: "/contact",
    sections: ["enquiry", "offices"],
    filledIn: true,
    pageKind: "ContactPage",
    structured: (company) => [organization(company)],
  }),
  caseStudies: page("pages/case-studies.yaml", caseStudiesPage, {
    path: "/case-studies",
    sections: ["case-studies"],
    pageKind: "CollectionPage",
  }),
  insights: page("pages/insights.yaml", insightsPage, {
    path: "/insights",
    sections: [],
    pageKind: "CollectionPage",
  }),
  tenderKit: page("pages/tender-kit.yaml", tenderKit, {
    path: "/tender-kit",
    sections: ["documents", "products"],
    pageKind: "CollectionPage",
    places: tenderKitPlacesOf,
  }),
  controlRoom: page("pages/control-room.yaml", controlRoom, {
    path: "/control-room",
    sections: ["city"],
    pageKind: "WebPage",
    places: controlRoomPlacesOf,
  }),
  careers: page("pages/careers.yaml", careers, {
    path: "/careers",
    sections: ["roles"],
    pageKind: "CollectionPage",
    places: careersPlacesOf,
  }),
};

/** Folders of content/ whose files are pages of one kind, by the folder's name. */
export const collections = {
  services: collection({
    schema: service,
    copy: single("pages/service.yaml", servicePage),
    path: (id) => `/services/${id}`,
    list: "/#services",
    label: ({ navigation }) => navigation.services.label,
    sections: ["obstacles", "benefits", "features", "impacts", "case-study", "faq", "contact"],
    fallback: "first",
    card: serviceCardOf,
    places: servicePlacesOf,
    summary: serviceSummaryOf,
    seo: seoOf,
    structured: (company, item) => [offeredService(company, item), faqPage(item.faq)],
  }),
  industries: collection({
    schema: industry,
    copy: single("pages/industry.yaml", industryPage),
    path: (id) => `/industries/${id}`,
    list: "/#industries",
    label: ({ navigation }) => navigation.industries.label,
    sections: ["obstacles", "features", "impacts", "faq", "contact"],
    fallback: "first",
    card: industryCardOf,
    places: industryPlacesOf,
    summary: industrySummaryOf,
    structured: (_, item) => [faqPage(item.faq)],
    seo: seoOf,
  }),
  products: collection({
    schema: product,
    copy: single("pages/product.yaml", productPage),
    path: (id) => `/products/${id}`,
    list: "/#products",
    label: ({ navigation }) => navigation.products.label,
    sections: ["overview", "try-it", "features", "specs", "case-studies", "faq", "contact"],
    card: productCardOf,
    places: productPlacesOf,
    summary: productSummaryOf,
    seo: ({ seoTitle, seoDescription, heroImage, color }) => ({
      title: seoTitle,
      description: seoDescription,
      preview: heroImage,
      hue: color,
      kind: "product",
    }),
    structured: (company, item) => [offeredProduct(company, item), faqPage(item.faq)],
  }),
  "case-studies": collection({
    schema: caseStudy,
    copy: single("pages/case-study.yaml", caseStudyPage),
    path: (id) => `/case-studies/${id}`,
    list: files.caseStudies.page.path,
    label: ({ navigation }) => navigation.caseStudies.label,
    sections: ["overview", "challenges", "project-scope", "solution", "impacts", "results", "contact"],
    fallback: "cloud-transformation",
    card: caseStudyCardOf,
    places: caseStudyPlacesOf,
    crumb: ({ card }) => card.title,
    seo: ({ seoTitle, description, image }) => ({
      title: seoTitle,
      description,
      preview: image,
      hue: "sky",
      kind: "article",
    }),
    structured: (company, item) => [article(company, item)],
  }),
  articles: collection({
    schema: articleSchema,
    copy: single("pages/article.yaml", articlePage),
    path: (id) => `/insights/${id}`,
    list: files.insights.page.path,
    label: ({ navigation }) => navigation.blog.label,
    sections: [],
    card: articleCardOf,
    places: articlePlacesOf,
    placeKind: "article",
    compare: newestFirst,
    sublist: ({ topic }) => `/insights/topics/${topic.toLowerCase()}`,
    seo: (item) => ({ ...seoOf(item), kind: "article" }),
    structured: (company, item) => [blogPosting(company, item)],
  }),
  company: collection({
    schema: topic,
    copy: single("pages/company.yaml", topicPage),
    path: (id) => `/company/${id}`,
    label: (_, copy) => copy.label,
    sections: ["faq", "contact"],
    filledIn: true,
    ids: ({ sections }) => sections.map(({ id }) => id),
    card: topicCardOf,
    places: topicPlacesOf,
    seo: seoOf,
    pageKind: "WebPage",
  }),
  offerings: collection({
    schema: topic,
    copy: single("pages/offering.yaml", topicPage),
    path: (id) => `/offerings/${id}`,
    label: (_, copy) => copy.label,
    sections: ["faq", "contact"],
    filledIn: true,
    ids: ({ sections }) => sections.map(({ id }) => id),
    card: topicCardOf,
    places: topicPlacesOf,
    seo: seoOf,
    structured: (company, item) => [offering(company, item)],
  }),
  roles: collection({
    schema: role,
    copy: single("pages/role.yaml", rolePage),
    path: (id) => `/careers/${id}`,
    list: files.careers.page.path,
    label: (_, copy) => copy.label,
    sections: [],
    card: roleCardOf,
    places: rolePlacesOf,
    seo: ({ seoTitle, description, image }) => ({ title: seoTitle, description, preview: image }),
    pageKind: "WebPage",
    // Job boards take it at its word.
    structured: (company, item) => (item.sample ? [] : [jobPosting(company, item)]),
  }),
  legal: collection({
    schema: legal,
    copy: single("pages/legal.yaml", legalPage),
    path: (id) => `/legal/${id}`,
    label: (_, copy) => copy.label,
    sections: [],
    filledIn: true,
    card: legalCardOf,
    places: legalPlacesOf,
    seo: ({ seoTitle, description }) => ({ title: seoTitle, description }),
    pageKind: "WebPage",
  }),
};

/** The notice that security.txt leads to. */
export const securityPolicy = { collection: "legal", id: "security" } as const;

/** Folders of content/ whose files stand on pages of other kinds, by the folder's name. */
export const parts = {
  simulators: {
    schema: simulator,
    on: ({ product }: SimulatorContent) => product,
    places: simulatorPlacesOf,
  },
};

export type FileName = keyof typeof files;
/** The files that are pages. */
export type PageName = {
  [Name in FileName]: (typeof files)[Name] extends { page: { path: string } } ? Name : never;
}[FileName];
export type CollectionName = keyof typeof collections;
export type PartName = keyof typeof parts;
export type FileContent<Name extends FileName> = ContentOf<(typeof files)[Name]["schema"]>;
export type ItemContent<Name extends CollectionName> = ContentOf<(typeof collections)[Name]["schema"]>;
export type PartContent<Name extends PartName> = ContentOf<(typeof parts)[Name]["schema"]>;
export type CardContent<Name extends CollectionName> = ReturnType<(typeof collections)[Name]["card"]>;
export type SummaryContent<Name extends CollectionName> = ReturnType<
  NonNullable<(typeof collections)[Name]["summary"]>
>;

/** The path of a collection's pages as a router writes it: services/:id. */
export const routeOf = (name: CollectionName) => collections[name].path(":id").slice(1);

/** What search engines and link previews are told of a page. */
export type Seo = {
  title: string;
  description: string;
  /** The picture of its link preview; without it, the home page's. */
  preview?: PictureContent;
  hue?: Accent;
  kind?: "website" | "article" | "product";
};

type Described = { seoTitle: string; description: string; image: PictureContent; color: Accent };

function seoOf({ seoTitle, description, image, color }: Described): Seo {
  return { title: seoTitle, description, preview: image, hue: color };
}

export type PageEntry<Page = never> = {
  path: string;
  /** The ids on the page that links may name. The crawl of the built site proves that they are there. */
  sections: readonly string[];
  structured?: (site: SiteContent) => StructuredData[];
  /** What kind of page it is to search engines, where it shows no thing that says so. */
  pageKind?: WebPageKind;
  /** Whether {email} and other facts of site.yaml are filled in in its texts. */
  filledIn?: true;
  /** What can be found on it, beside the page itself. */
  places?: (page: Page) => Place[];
};

type CollectionEntry<Item, Schema, Copy, Card, Summary> = {
  schema: Schema;
  /** What the pages of all items share. */
  copy: Copy;
  path: (id: string) => string;
  /** Where the list of all items stands: a page, or a section of the home page. Without it there is none. */
  list?: string;
  /** What the list is called: in the words of the navigation where it is in it, or in those that its pages share. */
  label: (site: SiteContent, copy: CopyOf<Copy>) => string;
  /** The ids on an item's page that links may name. */
  sections: readonly string[];
  /** Whether {email} and other facts of site.yaml are filled in in its texts. */
  filledIn?: true;
  /** The ids that an item's own content gives to sections of its page. */
  ids?: (item: Item) => string[];
  /** A page that lists this item among others of its kind: prerendered, but not listed for search engines. */
  sublist?: (item: Item) => string;
  /** Which item is shown for an unknown id; without it there is none, and the page says so. */
  fallback?: string;
  /** What a card shows: a page with many cards must not carry the items themselves. */
  card: (item: Item) => Card;
  /** What can be found on an item's page, beside the page itself. Without it: all its text, as one place. */
  places?: (item: Item, copy: CopyOf<Copy>) => Place[];
  /** What its places are, unless they say so themselves. */
  placeKind?: PlaceKind;
  /** What a modal shows beyond the card, as a file of its own. */
  summary?: (item: Item) => Summary;
  seo: (item: Item) => Seo;
  structured?: (site: SiteContent, item: Item) => StructuredData[];
  /** What kind of page it is to search engines, where its item does not say so. */
  pageKind?: WebPageKind;
  /** What the page is called in its breadcrumb, if not by its title. */
  crumb?: (item: Item) => string;
  /** Which comes first. Without it: as site.yaml lists them. */
  compare?: (one: Item, two: Item) => number;
};

/** The words that the pages of all items share. */
type CopyOf<Copy> = Copy extends { schema: infer Schema extends z.ZodType } ? ContentOf<Schema> : never;

/** Any of the collections, for those who treat all alike. */
export type AnyCollection = Omit<
  CollectionEntry<never, z.ZodType, { file: string; schema: z.ZodType }, unknown, unknown>,
  "places" | "label"
> & {
  places?: (item: never, copy: never) => Place[];
  label: (site: SiteContent, copy: never) => string;
};

function single<Schema extends z.ZodType>(file: string, schema: Schema) {
  return { file, schema };
}

function page<Schema extends z.ZodType<{ seo: unknown; updated: string }>>(
  file: string,
  schema: Schema,
  entry: PageEntry<ContentOf<Schema>>,
) {
  return { file, schema, page: entry };
}

function collection<Schema extends z.ZodType<{ id: string; updated: string }>, Copy, Card, Summary = never>(
  entry: CollectionEntry<ContentOf<Schema>, Schema, Copy, Card, Summary>,
) {
  return entry;
}
