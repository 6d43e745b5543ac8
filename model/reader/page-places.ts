import type { z } from "zod";
import { type Place, type PlaceKind, textFrom } from "../places.ts";
import {
  type CollectionName,
  files,
  type ItemContent,
  type PageEntry,
  type PageName,
  type PartName,
  parts,
} from "../registry.ts";
import { tenderPlacesOf } from "../tender/tender-places.ts";
import { fieldsIn } from "../visit.ts";
import type { Crumbs } from "./crumbs.ts";
import type { Files } from "./files.ts";
import type { FilledIn } from "./filled-in.ts";
import type { Items } from "./items.ts";
import { collectionNames, entryOf, pageNames, partNames } from "./names.ts";

/** A page as search knows it: its places, the page itself first. */
export type PagePlaces = { path: string; title: string; group: string; kind: PlaceKind; places: Place[] };

type Opened = Files & Items & Crumbs & FilledIn;

/** What search finds. */
export function openPlaces({ file, copy, items, partsIn, labelOf, crumbsOf, filledInAll }: Opened) {
  /** Everything, page by page. */
  const places = (): PagePlaces[] => [
    ...pageNames.map(placesOf),
    ...collectionNames.flatMap((name) => items(name).map((item) => placesOfItem(name, item))),
  ];

  function placesOf(name: PageName): PagePlaces {
    const { path, places }: PageEntry = files[name].page;
    const { seo, ...page } = filledInAll(file(name));
    const own = "title" in page ? page.title : seo.title;
    const found = places?.(page as never) ?? [{ title: "", text: allTextOf(files[name].schema, page) }];
    const documents = name === "tenderKit" ? documentPlaces() : [];
    const facts = { path, title: own, group: file("site").name, kind: "page" as const };
    return { ...facts, places: withPage(own, [seo.title, seo.description], [...found, ...documents]) };
  }

  const documentPlaces = () =>
    tenderPlacesOf({ kit: file("tenderKit"), words: file("documents"), products: items("products") });

  function placesOfItem<Name extends CollectionName>(name: Name, item: ItemContent<Name>): PagePlaces {
    const { path, seo, places, placeKind = "page", schema } = entryOf(name);
    const { title, description } = seo(item as never);
    const filled = filledInAll(item);
    const own = crumbsOf(name, item).at(-1)?.label ?? title;
    const found = places?.(filled as never, copy(name) as never) ?? [
      { title: "", text: allTextOf(schema, filled) },
    ];
    return {
      path: path(item.id),
      title: own,
      group: labelOf(name),
      kind: placeKind,
      places: withPage(
        own,
        [title, description],
        [...found, ...partPlacesOn(path(item.id).slice(1), copy(name) as never)],
      ),
    };
  }

  /** What search leads to in the parts that stand on a page. */
  const partPlacesOn = (page: string, words: Parameters<(typeof parts)[PartName]["places"]>[1]) =>
    partNames.flatMap((name) =>
      partsIn(name)
        .filter((part) => parts[name].on(part) === page)
        .flatMap((part) => parts[name].places(filledInAll(part), words)),
    );

  return { places };
}

/** The page itself first: its line in search results, and what its own places say without a title. */
function withPage(title: string, own: string[], places: Place[]): Place[] {
  const untitled = places.filter((place) => !place.title);
  const page = {
    title,
    text: textFrom([
      ...own.map((text) => `${text.replace(/[.]$/, "")}.`),
      ...untitled.map(({ text }) => text),
    ]),
  };
  return [page, ...places.filter((place) => place.title)];
}

/** Every sentence of a content file, for pages that do not say what can be found on them. */
const allTextOf = (schema: z.ZodType, value: unknown) =>
  textFrom(
    Array.from(fieldsIn(schema, value)).flatMap(({ kind, value: text }) =>
      typeof text === "string" && text.includes(" ") && (!kind || kind === "prose" || kind === "markdown")
        ? [text]
        : [],
    ),
  );
