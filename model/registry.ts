import type { z } from "zod";
import { caseStudy } from "./case-study.ts";
import { home } from "./home.ts";
import { industry } from "./industry.ts";
import {
  about,
  caseStudiesPage,
  caseStudyPage,
  contact,
  errors,
  industryPage,
  productPage,
  servicePage,
} from "./pages.ts";
import { product } from "./product.ts";
import { service } from "./service.ts";
import { site } from "./site.ts";

/** Which schema belongs to which file of content/. */
export const files = {
  "site.yaml": site,
  "pages/home.yaml": home,
  "pages/about.yaml": about,
  "pages/contact.yaml": contact,
  "pages/service.yaml": servicePage,
  "pages/industry.yaml": industryPage,
  "pages/product.yaml": productPage,
  "pages/case-study.yaml": caseStudyPage,
  "pages/case-studies.yaml": caseStudiesPage,
  "pages/errors.yaml": errors,
} satisfies Record<string, z.ZodType>;

/** Which schema belongs to every file of a folder of content/. */
export const folders = {
  services: service,
  industries: industry,
  products: product,
  "case-studies": caseStudy,
} satisfies Record<string, z.ZodType>;
