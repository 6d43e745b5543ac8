import type { Break } from "./break.ts";

const any = /./;
const script = /\.js$/;

/** A field of the specification that is called otherwise. */
const renamed = (statement: string, file: string, field: string): Break => ({
  statements: [statement],
  what: `${field} is called otherwise in ${file}`,
  in: file,
  find: new RegExp(`\\b${field}\\b`),
  replace: `${field}Renamed`,
});

/** The things of section 3. */
export const entities: Break[] = [
  renamed("3.1", "model/service.ts", "hideValueLabel"),
  renamed("3.1", "model/offer.ts", "obstaclesImage"),
  renamed("3.3", "model/offer.ts", "featuresImage"),
  {
    statements: ["3.4"],
    what: "an industry is missing, another stands twice",
    in: any,
    find: "/industries/healthcare",
    replace: "/industries/finance",
  },
  renamed("3.5", "model/product.ts", "ctaImage"),
  {
    statements: ["3.5"],
    what: "a category is another one",
    in: "model/product.ts",
    find: '"Utilities"',
    replace: '"Water"',
  },
  {
    statements: ["3.6"],
    what: "a page speaks of nine products",
    in: /^\/about-us$/,
    find: "</main>",
    replace: "<p>Our nine products</p></main>",
  },
  renamed("3.7", "model/case-study.ts", "category"),
  {
    statements: ["3.8"],
    what: "a study's card has another sector",
    in: any,
    find: "Maritime",
    replace: "Ports",
  },
  renamed("3.9", "model/case-study.ts", "functionalities"),
  renamed("3.9", "model/case-study.ts", "overview"),
  {
    statements: ["3.10"],
    what: "a study's conclusion is not in the page itself",
    in: /^\/case-studies\//,
    find: /(?<=<main.*)The chain enters its first festival season/,
    replace: "",
  },
  {
    statements: ["3.11"],
    what: "a client's logo cannot be an image",
    in: "model/home.ts",
    find: "image: z",
    replace: "picture: z",
  },
  renamed("3.12", "model/home.ts", "suffix"),
  renamed("3.13", "model/home.ts", "href"),
  {
    statements: ["3.14"],
    what: "the newsletter's field has another name",
    in: any,
    find: /(?<=name(?:="|:`))email(?=["`])/,
    replace: "mail",
  },
  {
    statements: ["3.15"],
    what: "a subscription has another subject",
    in: script,
    find: "Enquire from ",
    replace: "Newsletter for ",
  },
  {
    statements: ["3.16"],
    what: "the enquiry's company has another name",
    in: any,
    find: /(?<=name="|`)company(?=["`])/,
    replace: "firm",
  },
  {
    statements: ["3.17"],
    what: "an enquiry's service is sent under another name",
    in: script,
    find: /\bservice:(?=\w+\.flatMap\()/,
    replace: "interest:",
  },
  {
    statements: ["3.17", "3.18"],
    what: "interests are joined by semicolons",
    in: "app/forms/params.ts",
    find: ': [])).join(", ")',
    replace: ': [])).join("; ")',
  },
  {
    statements: ["3.18"],
    what: "interests are joined by bars, in the browser",
    in: script,
    find: /(?<=\.includes\(\w+\)\?\w+:\[\]\)\.join\()`, `/,
    replace: "` | `",
  },
  {
    statements: ["3.19"],
    what: "an option has another value",
    in: any,
    find: "market-research",
    replace: "research",
  },
  {
    statements: ["3.20"],
    what: "the theme is stored under another key",
    in: any,
    find: "heroui-theme",
    replace: "site-theme",
  },
  {
    statements: ["3.20", "4.20"],
    what: "without a choice the page is light by night",
    in: any,
    find: "matchMedia(`(prefers-color-scheme: dark)`)",
    replace: "matchMedia(`(prefers-color-scheme: light)`)",
  },
];
