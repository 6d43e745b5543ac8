/** What an enquiry may be about: the title of each page that leads to the form, by its path without the first slash. */
export type Subjects = Record<string, string>;

export const contactPath = "/contact";

/** The contact page's address, saying which page the visitor comes from; any other address as it is. */
export const linkAbout = (to: string, about: string) => (to === contactPath ? `${to}?about=${about}` : to);

/** Which page an address of the contact form names, if there is such a page. */
export const aboutIn = (query: string, subjects: Subjects) =>
  knownSubject(new URLSearchParams(query).get("about"), subjects);

/** The page itself and nothing else that a visitor may have sent. */
export const knownSubject = (about: unknown, subjects: Subjects) =>
  typeof about === "string" && Object.hasOwn(subjects, about) ? about : undefined;

/** Whether an address is rendered for its query; the build has made the page without one. */
export const isAboutPage = (path: string, query: string, subjects: Subjects) =>
  path === contactPath && query !== "" && aboutIn(query, subjects) !== undefined;
