import { contactPath } from "./about.ts";

/** The page that shows results, and where the question stands in its address. */
export const searchPath = "/search";
const name = "q";

/** The address of a question's results. */
export const searchAddress = (question: string) =>
  `${searchPath}?${new URLSearchParams({ [name]: question })}`;

/** As it stands in an address; the page's own form sends it by this name. */
export const questionName = name;

/** Twice what anyone types, in letters. The rest of a longer one is left out. */
export const longestQuestion = 120;

/** The question that an address asks: one line of plain text. */
export const questionIn = (query: string) =>
  (new URLSearchParams(query).get(name) ?? "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .replace(/\p{C}/gu, "")
    .trim()
    .slice(0, longestQuestion)
    // Half of a letter that takes two.
    .replace(/[\ud800-\udbff]$/, "");

/** Whether an address is rendered for its query; the build has made the page without one. */
export const isAnswerPage = (path: string, query: string) =>
  path === searchPath && query !== "" && questionIn(query) !== "";

const lookingName = "looking";

/** The contact page's address for those who have not found what they looked for. */
export const askAddress = (question: string) =>
  `${contactPath}?${new URLSearchParams({ [lookingName]: question })}`;

/** What the visitor of the contact page has looked for in vain. */
export const lookedForIn = (query: string) =>
  questionIn(`?${new URLSearchParams({ [name]: new URLSearchParams(query).get(lookingName) ?? "" })}`);

export const isAskPage = (path: string, query: string) =>
  path === contactPath && query !== "" && lookedForIn(query) !== "";
