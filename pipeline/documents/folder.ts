/** Where documents lie until the pages are made: pages show their sizes, so the build makes the documents first. */
export const documentsFolder = "node_modules/.cache/documents";
