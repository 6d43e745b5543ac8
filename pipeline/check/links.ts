import { dirname } from "node:path";
import { type FieldKind, to } from "../../model/fields.ts";
import type { Place } from "../../model/places.ts";
import { linksIn } from "../../model/plain-text.ts";
import { collectionNames, idOf, isCollection, pageNames } from "../../model/reader.ts";
import { type AnyCollection, collections, files, type PageEntry } from "../../model/registry.ts";
import { fieldsIn } from "../../model/visit.ts";
import { fieldName, notRight } from "./explain.ts";
import { partsOf } from "./markdown.ts";
import type { Problem } from "./problem.ts";
import { type ContentFile, isDraft } from "./shape.ts";

/** A page, or all pages of a collection, and the ids on it that links may name. */
type Target = { path: string; ids: readonly string[] };

/** Links to pages or sections that do not exist, and those that are no address. */
export function problemsInLinks(parsed: ContentFile[]): Problem[] {
  const dataOf = (file: string) => parsed.find((one) => one.file === file)?.data;
  const byPath = (those: ContentFile[]) =>
    new Map(those.flatMap((file) => pagesOf(file, dataOf)).map((page) => [page.path, page]));
  const all = byPath(parsed);
  // Visitors do not see drafts: what leads there must be one itself.
  const published = byPath(parsed.filter((file) => !isDraft(file)));
  return parsed.flatMap((file) => {
    const pages = isDraft(file) ? all : published;
    const here = pageShowing(file, dataOf);
    return Array.from(file.schema ? fieldsIn(file.schema, file.data) : []).flatMap(({ path, kind, value }) =>
      addressesIn(kind, String(value)).flatMap((link) => {
        const says = problemIn(link, here, pages);
        return says ? [{ file: file.file, field: fieldName(path), says }] : [];
      }),
    );
  });
}

/** Where a field leads: it is a link itself, or its text has some. */
function addressesIn(kind: FieldKind | undefined, value: string): string[] {
  if (kind === "relation") return [addressOf(value)];
  if (kind === "prose") return linksIn(value);
  if (kind === "markdown") return partsOf(value).links;
  return kind === "link" ? [value] : [];
}

/** Where the item of a relation such as products/smart-dust-bin stands. */
function addressOf(relation: string) {
  const [name = "", id = ""] = relation.split("/");
  return isCollection(name) ? collections[name].path(id) : `/${relation}`;
}

function problemIn(link: string, here: Target | undefined, pages: Map<string, Target>): string | undefined {
  const { error } = to.safeParse(link);
  if (error) return notRight(link, error.issues[0]?.message ?? "");
  if (!/^[/#]/.test(link)) return;
  const [address = "", hash] = link.split("#");
  const path = address.split("?")[0] ?? "";
  const target = path ? pages.get(path) : here;
  if (path && !target) return `There is no page ${path}. Write an address that exists.`;
  if (hash && target && !target.ids.includes(hash)) return `There is no section #${hash} on ${target.path}.`;
}

type DataOf = (file: string) => unknown;

/** The pages that a file makes or is listed on. */
function pagesOf(file: ContentFile, dataOf: DataOf): Target[] {
  const folder = dirname(file.file);
  const { sublist }: Partial<AnyCollection> = isCollection(folder) ? collections[folder] : {};
  return [ownPage(file, dataOf) ?? [], sublist ? { path: sublist(file.data as never), ids: [] } : []].flat();
}

/** The page that a file makes, if it makes one of its own. */
function ownPage({ file, data }: ContentFile, dataOf: DataOf): Target | undefined {
  const folder = dirname(file);
  if (isCollection(folder)) {
    const { path, sections, ids, places, copy }: AnyCollection = collections[folder];
    const found = places?.(data as never, dataOf(copy.file) as never);
    return { path: path(idOf(file)), ids: [...sections, ...(ids?.(data as never) ?? []), ...idsOf(found)] };
  }
  const name = pageNames.find((one) => files[one].file === file);
  if (!name) return undefined;
  const { path, sections, places }: PageEntry = files[name].page;
  return { path, ids: [...sections, ...idsOf(places?.(data as never))] };
}

/** What search leads to has an id: headings of long texts, questions, rows of specifications. */
const idsOf = (places: Place[] = []) => places.flatMap(({ id }) => id ?? []);

/** Where a file is shown: on its own page, or on all pages of its collection. */
function pageShowing(file: ContentFile, dataOf: DataOf): Target | undefined {
  const shared = collectionNames.find((name) => collections[name].copy.file === file.file);
  return shared
    ? { path: collections[shared].path("*"), ids: collections[shared].sections }
    : ownPage(file, dataOf);
}
