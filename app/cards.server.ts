import { readCaseStudies, readIndustries, readProducts, readServices } from "./content.server.ts";

/** What a card shows of an item: a page with many cards must not carry the items themselves. */
export const serviceCards = () =>
  readServices().map(({ id, title, category, color, icon, image, shortDescription }) => ({
    id,
    title,
    category,
    color,
    icon,
    image,
    shortDescription,
  }));

export const industryCards = () =>
  readIndustries().map(({ id, title, color, icon, image, shortDescription }) => ({
    id,
    title,
    color,
    icon,
    image,
    shortDescription,
  }));

export const productCards = () =>
  readProducts().map(({ id, title, category, color, icon, heroImage, shortDescription }) => ({
    id,
    title,
    category,
    color,
    icon,
    image: heroImage,
    shortDescription,
  }));

export const caseStudyCards = () => readCaseStudies().map(({ id, card }) => ({ id, ...card }));

export type ServiceCard = ReturnType<typeof serviceCards>[number];
export type IndustryCard = ReturnType<typeof industryCards>[number];
export type ProductCard = ReturnType<typeof productCards>[number];
