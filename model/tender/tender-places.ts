import type { ProductContent } from "../kinds/product.ts";
import { type Place, textFrom } from "../places.ts";
import type { DocumentWords } from "../words/documents.ts";
import { type DocumentKind, documentId, documentKinds, kitId } from "./document-kinds.ts";
import { clauseNumber, isEarly, methodOf, type TenderContent } from "./tender.ts";
import type { TenderKitContent } from "./tender-kit.ts";

/** What the tender documents are made of. */
type Sources = { kit: TenderKitContent; words: DocumentWords; products: ProductContent[] };

/**
 * What the tender documents say, requirement by requirement: first what all of them share, at the kit's description of the
 * document, then each product's own, at its file. What a product's page shows too, such as its specifications, is found there.
 */
export const tenderPlacesOf = (sources: Sources): Place[] => [
  ...documentKinds.flatMap((kind) => [sharedPlace(kind, sources), ...sharedRows(kind, sources)]),
  ...sources.products.flatMap((product) =>
    kindsOf(product).flatMap((kind) => [
      ownPlace(kind, product, sources),
      ...ownRows(kind, product, sources),
    ]),
  ),
];

const kindsOf = ({ tender }: ProductContent) =>
  documentKinds.filter((kind) => kind === "dataSheet" || tender);

function sharedPlace(kind: DocumentKind, { kit, words }: Sources): Place {
  const { title, description, format } = kit.documents[kind];
  const lead = kind === "compliance" || kind === "quantities" ? words[kind].lead : undefined;
  return { id: kitId(kind), title, text: textFrom([description, lead, `${format}.`]), kind: "document" };
}

function ownPlace(kind: DocumentKind, product: ProductContent, { kit }: Sources): Place {
  const { title, description, format } = kit.documents[kind];
  const scope = kind === "specification" ? product.tender?.scope : undefined;
  return {
    id: documentId(product.id, kind),
    title: `${title}: ${product.title}`,
    text: textFrom([description, scope, `${format}.`]),
    kind: "document",
  };
}

const row = (title: string, ...texts: (string | undefined)[]): Place => ({
  isRow: true,
  title,
  text: textFrom(texts),
  kind: "document",
});

function sharedRows(kind: DocumentKind, { words, products }: Sources): Place[] {
  const wordings = Object.entries(words.kinds) as [TenderContent["kind"], DocumentWords["kinds"]["system"]][];
  if (kind === "specification")
    return wordings.flatMap(([, { handover }]) =>
      handover.items.map((item, i) => row(`${clauseNumber("handover", i)} ${handover.title}`, item)),
    );
  if (kind !== "acceptance") return [];
  const { methods, punchList, signatures } = words.acceptance;
  return [
    ...wordings.flatMap(([name, { prerequisites, before, after, functions, functionMethod, trial }]) => {
      const used = methodsIn(products.filter(({ tender }) => tender?.kind === name));
      const texts = (early: boolean) =>
        used.filter((method) => isEarly(method) === early).map((method) => methods[method]);
      return [
        row(prerequisites.title, prerequisites.lead, ...prerequisites.items),
        row(before.title, before.lead, ...texts(true)),
        row(after.title, after.lead, ...texts(false)),
        row(functions.title, functions.lead, functionMethod),
        row(trial.title, trial.lead, ...trial.items),
      ];
    }),
    row(punchList.title, punchList.lead, punchList.categories),
    row(signatures.title, signatures.lead),
  ];
}

const methodsIn = (products: ProductContent[]) => [
  ...new Set(products.flatMap(({ specs }) => specs.map(methodOf))),
];

function ownRows(kind: DocumentKind, { detailedFeatures, tender }: ProductContent, { words }: Sources) {
  if (kind === "specification")
    return detailedFeatures.map(({ title, requirement }, i) =>
      row(`${clauseNumber("functional", i)} ${title}`, requirement),
    );
  if (kind !== "quantities") return [];
  const { columns } = words.quantities;
  return (tender?.boq ?? []).map(({ item, unit, note }) =>
    row(item, `${columns.unit}: ${unit.replace(/[.]$/, "")}.`, note),
  );
}
