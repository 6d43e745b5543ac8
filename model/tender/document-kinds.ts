/** The tender kit's documents of a product, in the order of a tender. */
export const documentKinds = [
  "dataSheet",
  "specification",
  "acceptance",
  "compliance",
  "quantities",
  "all",
] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** Where the tender kit's page says what a document is. */
export const kitId = (kind: DocumentKind) => `kit-${kind.toLowerCase()}`;

/** Where the tender kit's page offers a product's document. */
export const documentId = (product: string, kind: DocumentKind) => `${product}-${kind.toLowerCase()}`;
