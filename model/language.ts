/** The language of the content, as HTML and Intl name it. Nothing else in the code assumes one. */
export const language = "en-IN";
