import { readIndustries, readProducts, readServices } from "#app/content.server.ts";
import { picturesIn } from "#app/pictures.server.ts";

/** Modals and cards show at most so many benefits, features or results (specification, section 9). */
const most = 4;

/** What the modal of an item tells. Pages carry the cards only; this is fetched when a visitor turns to one. */
export function readSummary(kind: string | undefined, id: string | undefined) {
  const summary = isKind(kind) ? readers[kind]().find((item) => item.id === id) : undefined;
  return summary && { summary, pictures: picturesIn(summary) };
}

export type Summary = ReturnType<typeof services | typeof industries | typeof products>[number];

const services = () =>
  readServices().map(({ id, shortDescription, fullDescription, benefits, features, ...service }) => ({
    kind: "services" as const,
    id,
    quote: shortDescription,
    text: fullDescription,
    benefits: benefits.slice(0, most),
    features: features.slice(0, most),
    results: resultsOf(service),
  }));

const industries = () =>
  readIndustries().map(({ id, image, fullDescription, features, impacts }) => ({
    kind: "industries" as const,
    id,
    image,
    text: fullDescription,
    features: features.slice(0, most),
    results: impacts.slice(0, most),
  }));

const products = () =>
  readProducts().map(({ id, heroImage, description, features, idealFor }) => ({
    kind: "products" as const,
    id,
    image: heroImage,
    text: description,
    features: features.slice(0, most),
    idealFor,
  }));

const readers = { services, industries, products };

const isKind = (kind: string | undefined): kind is keyof typeof readers => Object.hasOwn(readers, kind ?? "");

type Service = ReturnType<typeof readServices>[number];

/** A service whose impact metrics are left off its page shows its case study's results, if it has one. */
const resultsOf = ({
  impacts,
  impacts_skip,
  caseStudy,
}: Pick<Service, "impacts" | "impacts_skip" | "caseStudy">) =>
  (impacts_skip ? (caseStudy?.results ?? []) : impacts).slice(0, most);
