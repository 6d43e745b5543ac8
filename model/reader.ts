import { prettifyError, type z } from "zod";
import type { ContentOf, IconDrawing, PictureData } from "./content-of.ts";
import type { Accent, PictureContent } from "./fields.ts";
import { breadcrumbList, type StructuredData, webPage } from "./head/structured-data.ts";
import { type Place, type PlaceKind, textFrom } from "./places.ts";
import { parseFile } from "./reader/parse.ts";
import {
  type AnyCollection,
  type CardContent,
  type CollectionName,
  collections,
  type FileContent,
  type FileName,
  files,
  type ItemContent,
  type PageEntry,
  type PageName,
  type PartContent,
  type PartName,
  parts,
  type Seo,
  type SummaryContent,
} from "./registry.ts";
import { factsOf } from "./site.ts";
import { tenderPlacesOf } from "./tender/tender-places.ts";
import { fieldsIn, mapFields } from "./visit.ts";
import { fill } from "./words/fill.ts";

/** Where content comes from: bundled with the app, or from disk for whoever builds, edits and tests. */
export type Source = {
  /** The text of every file, by its path below content/. */
  files: Record<string, string>;
  pictures: Record<string, PictureData>;
  /** The drawing of an icon of the sets that are installed. */
  icons: (name: string) => IconDrawing | undefined;
  /** Whether a drawing of that name is in content/figures, for those who check texts that show one. */
  figures?: (name: string) => boolean;
  /** Whether pages are there that are not published. Only the editor shows them. */
  drafts?: boolean;
  /** What is done with a file's content once it is checked. The editor marks texts with where they stand. */
  marked?: (file: string, schema: z.ZodType, content: unknown) => unknown;
};

export type Crumb = { label: string; to?: string };

/** A page as those see it who list pages: search engines, link previews, language models, tests. */
export type PageFacts = Required<Omit<Seo, "hue">> & {
  path: string;
  hue: Accent;
  updated: string;
  /** What it is listed under. */
  group: string;
  structured: StructuredData[];
};

/** A page as another one points to it. */
export type Relation = {
  to: string;
  group: string;
  title: string;
  description: string;
  image: PictureContent;
  hue: Accent;
};

/** A page as search knows it: its places, the page itself first. */
export type PagePlaces = { path: string; title: string; group: string; kind: PlaceKind; places: Place[] };

export type Content = ReturnType<typeof openContent>;

/** The one reader of content/. Each file is parsed and checked at first use, and then cached. */
export function openContent(source: Source) {
  const known = new Map<string, unknown>();

  function read<Schema extends z.ZodType>(name: string, schema: Schema): ContentOf<Schema> {
    if (!known.has(name)) {
      const content = checked(name, schema, source.files[name]);
      known.set(name, resolve(name, schema, source.marked?.(name, schema, content) ?? content));
    }
    return known.get(name) as ContentOf<Schema>;
  }

  function resolve(name: string, schema: z.ZodType, value: unknown) {
    return mapFields(schema, value, {
      picture: ({ src, alt }: { src: string; alt: string }) => {
        const data = source.pictures[src];
        if (!data) throw new Error(`content/${name}: there is no picture "${src}"`);
        return { src, alt, ...data };
      },
      icon: (name: string) => source.icons(name) ?? name,
    });
  }

  const file = <Name extends FileName>(name: Name) =>
    read(files[name].file, files[name].schema) as FileContent<Name>;

  const copy = <Name extends CollectionName>(name: Name) => {
    const { file, schema } = collections[name].copy;
    return read(file, schema) as ContentOf<(typeof collections)[Name]["copy"]["schema"]>;
  };

  const collected = new Map<CollectionName, Map<string, AnyItem>>();

  /** A collection's items in their order, by their ids. Pages ask for them many times: they are put in order once. */
  function itemsById(name: CollectionName): Map<string, AnyItem> {
    const before = collected.get(name);
    if (before) return before;
    const { schema, compare } = entryOf(name);
    const all = namesIn(source, name, file("site").order[name])
      .map((path) => read(path, schema) as AnyItem)
      .filter((item) => source.drafts || !item.draft);
    const ordered = compare ? all.toSorted(compare as (one: AnyItem, two: AnyItem) => number) : all;
    const byId = new Map(ordered.map((item) => [item.id, item]));
    collected.set(name, byId);
    return byId;
  }

  const items = <Name extends CollectionName>(name: Name) =>
    Array.from(itemsById(name).values()) as unknown as ItemContent<Name>[];

  /** The files of a folder that stand on pages of other kinds. */
  const partsIn = <Name extends PartName>(name: Name) =>
    namesIn(source, name)
      .map((path) => read(path, parts[name].schema) as PartContent<Name>)
      .filter((part) => source.drafts || !part.draft);

  /** The item of an id, or what is shown in its place. */
  function find<Name extends CollectionName>(name: Name, id: string | undefined) {
    const all = itemsById(name);
    const { fallback = "" } = entryOf(name);
    const item = all.get(id ?? "");
    const instead = fallback === "first" ? all.values().next().value : all.get(fallback);
    const found = item ?? instead;
    return found && { item: found as unknown as ItemContent<Name>, known: item !== undefined };
  }

  const cards = <Name extends CollectionName>(name: Name) =>
    items(name).map((item) => entryOf(name).card(item as never)) as CardContent<Name>[];

  function summary<Name extends CollectionName>(name: Name, id: string) {
    const item = itemsById(name).get(id);
    return item && (entryOf(name).summary?.(item as never) as SummaryContent<Name> | undefined);
  }

  /** A text with {name}, {email} and the like replaced by what site.yaml says. */
  const filledIn = (text: string) => fill(text, factsOf(file("site")));

  /** The same for every text of an item. */
  const filledInAll = <T>(value: T): T => {
    if (typeof value === "string") return filledIn(value) as T;
    if (Array.isArray(value)) return value.map(filledInAll) as T;
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filledInAll(part)])) as T;
  };

  /** Pages that a reader of this one would open next: those it names, and those that name it. */
  function relatedTo(name: CollectionName, id: string): Relation[] {
    const named = itemsById(name).get(id)?.related ?? [];
    const naming = pagesNaming().get(`${name}/${id}`) ?? [];
    return [...new Set([...named, ...naming])].flatMap((relation) => relationFrom(relation) ?? []);
  }

  let naming: Map<string, string[]> | undefined;

  /** The items that name an item, by what they call it: services/ai-ml. */
  function pagesNaming() {
    if (naming) return naming;
    naming = new Map();
    for (const name of collectionNames)
      for (const { id, related = [] } of itemsById(name).values())
        for (const named of new Set(related))
          naming.set(named, [...(naming.get(named) ?? []), `${name}/${id}`]);
    return naming;
  }

  function relationFrom(relation: string): Relation | undefined {
    const [name = "", id = ""] = relation.split("/");
    const item = isCollection(name) ? itemsById(name).get(id) : undefined;
    if (!item || !isCollection(name)) return undefined;
    const { seo, path } = entryOf(name);
    const { description, preview = file("home").seo.preview, hue = "teal" } = seo(item as never);
    const title = (item as unknown as { title: string }).title;
    return { to: path(id), group: labelOf(name), title, description, image: preview, hue };
  }

  const labelOf = (name: CollectionName) => entryOf(name).label(file("site"), copy(name) as never);

  /** The way from the home page to an item, in the words of the navigation. */
  function crumbs(name: CollectionName, title: string): Crumb[] {
    const { list } = entryOf(name);
    const { navigation } = file("site");
    return [navigation.home, ...(list ? [{ label: labelOf(name), to: list }] : []), { label: title }];
  }

  function crumbsOf<Name extends CollectionName>(name: Name, item: ItemContent<Name>) {
    const { crumb } = entryOf(name);
    return crumbs(name, crumb?.(item as never) ?? item.title);
  }

  function pageOf(name: PageName): PageFacts {
    const { path, structured, pageKind }: PageEntry = files[name].page;
    const { seo, updated } = file(name);
    const site = file("site");
    return {
      ...seo,
      kind: "website",
      hue: "teal",
      path,
      updated,
      group: site.name,
      structured: [
        ...(structured?.(site) ?? []),
        ...(pageKind ? [webPage(pageKind, site, { ...seo, path, updated })] : []),
      ],
    };
  }

  function pageOfItem<Name extends CollectionName>(name: Name, item: ItemContent<Name>): PageFacts {
    const { seo, path: pathOf, structured, pageKind } = entryOf(name);
    const { id, updated } = item as AnyItem;
    const site = file("site");
    const path = pathOf(id);
    const facts = seo(item as never);
    return {
      kind: "website",
      hue: "teal",
      preview: file("home").seo.preview,
      ...facts,
      path,
      updated,
      group: labelOf(name),
      structured: [
        ...(structured?.(site, item as never) ?? []),
        ...(pageKind ? [webPage(pageKind, site, { ...facts, path, updated })] : []),
        breadcrumbList(site, crumbsOf(name, item), path),
      ],
    };
  }

  /** Every page of the site: each is prerendered, crawled, previewed and listed in the sitemap. */
  const pages = (): PageFacts[] => [
    ...pageNames.map(pageOf),
    ...collectionNames.flatMap((name) => items(name).map((item) => pageOfItem(name, item))),
  ];

  /** Everything that search finds, page by page. */
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

  /** What each page is called that leads to the contact form, by its path without the first slash. */
  const subjects = (): Record<string, string> =>
    Object.fromEntries([
      ...pageNames
        .filter((name) => name !== "contact")
        .flatMap((name) => {
          const page = file(name);
          return "title" in page ? [[files[name].page.path.slice(1), page.title]] : [];
        }),
      ...collectionNames.flatMap((name) =>
        items(name).map((item) => [
          entryOf(name).path(item.id).slice(1),
          crumbsOf(name, item as never).at(-1)?.label,
        ]),
      ),
    ]);

  /** Pages that list some of the items, such as the articles of one topic. */
  const sublistPaths = () => [
    ...new Set(
      collectionNames.flatMap((name) => {
        const { sublist } = entryOf(name);
        return sublist ? items(name).map((item) => sublist(item as never)) : [];
      }),
    ),
  ];

  /** The files that modals fetch, by their addresses. */
  const summaryPaths = () =>
    collectionNames
      .filter((name) => entryOf(name).summary)
      .flatMap((name) => items(name).map(({ id }) => summaryPath(name, id)));

  return {
    file,
    copy,
    items,
    partsIn,
    find,
    cards,
    relatedTo,
    filledIn,
    filledInAll,
    summary,
    crumbs,
    crumbsOf,
    pageOf,
    pageOfItem,
    pages,
    subjects,
    summaryPaths,
    sublistPaths,
    places,
    picture: (src: string, alt: string): PictureContent =>
      ({ src, alt, ...source.pictures[src] }) as PictureContent,
  };
}

export const fileNames = Object.keys(files) as FileName[];
export const pageNames = fileNames.filter((name): name is PageName => "page" in files[name]);
export const collectionNames = Object.keys(collections) as CollectionName[];

/** The files that stand alone: those that say something once, and the words that the pages of a collection share. */
export const singleFiles: { file: string; schema: z.ZodType; page?: { path: string } }[] = [
  ...fileNames.map((name) => files[name]),
  ...collectionNames.map((name) => collections[name].copy),
];

export const isCollection = (name: string | undefined): name is CollectionName =>
  Object.hasOwn(collections, name ?? "");

const partNames = Object.keys(parts) as PartName[];

export const isPart = (name: string): name is PartName => Object.hasOwn(parts, name);

export const summaryPath = (name: CollectionName, id: string) => `/summaries/${name}/${id}.json`;

type AnyItem = { id: string; updated: string; draft?: true; related?: string[] };

/** A collection whatever its items are. Which item belongs to which collection, the callers' types say. */
const entryOf = (name: CollectionName): AnyCollection => collections[name];

function checked(name: string, schema: z.ZodType, text: string | undefined): unknown {
  if (text === undefined) throw new Error(`content/${name} is missing`);
  const parsed = parseFile(name, text);
  if ("error" in parsed) throw new Error(`content/${name}: ${parsed.error}`);
  const result = schema.safeParse(parsed.data);
  if (result.success) return result.data;
  throw new Error(`content/${name}\n${prettifyError(result.error)}`);
}

/** The files of a folder in the order given; those that the order forgets come last. */
function namesIn({ files }: Source, folder: string, order: string[] = []) {
  const place = (name: string) => {
    const listed = order.indexOf(idOf(name));
    return listed < 0 ? order.length : listed;
  };
  return Object.keys(files)
    .filter((name) => name.startsWith(`${folder}/`))
    .toSorted((one, two) => place(one) - place(two) || (one < two ? -1 : 1));
}

/** The id of the item that a file holds: services/ai-ml.yaml has ai-ml. */
export const idOf = (name: string) => name.replace(/^.*\/|\.\w+$/g, "");

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
