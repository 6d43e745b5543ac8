/** Where development servers have their documents. A build has its own in its release. */
export const documentsFolder = "node_modules/.cache/documents";
