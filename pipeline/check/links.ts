import { dirname } from "node:path";
import type { FieldKind } from "../../model/fields.ts";
import { collectionNames, idOf, isCollection, pageNames } from "../../model/reader.ts";
import { type AnyCollection, collections, files } from "../../model/registry.ts";
import { fieldsIn } from "../../model/visit.ts";
import { fieldName } from "./explain.ts";
import type { Problem } from "./problem.ts";
import type { ContentFile } from "./shape.ts";

/** A page, or all pages of a collection, and the ids on it that links may name. */
type Target = { path: string; sections: readonly string[] };

/** Links to pages or sections that do not exist. */
export function problemsInLinks(parsed: ContentFile[]): Problem[] {
  const all = new Map(parsed.flatMap(pagesOf).map((page) => [page.path, page]));
  const published = new Map(
    parsed
      .filter((file) => !isDraft(file))
      .flatMap(pagesOf)
      .map((page) => [page.path, page]),
  );
  return parsed.flatMap(({ file, data, schema }) =>
    Array.from(schema ? fieldsIn(schema, data) : []).flatMap(({ path, kind, value }) =>
      linksIn(kind, String(value)).flatMap((link) => {
        const says = problemIn(link, { file, data }, isDraft({ data }) ? all : published);
        return says ? [{ file, field: fieldName(path), says }] : [];
      }),
    ),
  );
}

/** Visitors do not see drafts: what leads there must be one itself. */
const isDraft = ({ data }: Pick<ContentFile, "data">) => (data as { draft?: unknown } | null)?.draft === true;

/** The links of a field to our own pages: the field itself, or those in its text. */
function linksIn(kind: FieldKind | undefined, value: string): string[] {
  if (kind === "relation") return [`/${value}`].map(addressOf);
  if (kind === "prose" || kind === "markdown")
    return Array.from(value.matchAll(/(?<!!)\[[^\]]*\]\(([/#][^)\s]*)\)/g), ([, link = ""]) => link);
  return kind === "link" && /^[/#]/.test(value) ? [value] : [];
}

/** Where the item of a relation such as products/smart-dust-bin stands. */
function addressOf(relation: string) {
  const [, name = "", id = ""] = relation.split("/");
  return isCollection(name) ? collections[name].path(id) : relation;
}

function problemIn(
  link: string,
  file: Pick<ContentFile, "file" | "data">,
  pages: Map<string, Target>,
): string | undefined {
  const [address = "", hash] = link.split("#");
  const path = address.split("?")[0] ?? "";
  const target = path ? pages.get(path) : pageShowing(file);
  if (path && !target) return `There is no page ${path}. Write an address that exists.`;
  if (hash && target && !target.sections.includes(hash))
    return `There is no section #${hash} on ${target.path}.`;
}

/** The pages that a file makes or is listed on. */
function pagesOf(file: ContentFile): Target[] {
  const folder = dirname(file.file);
  const { sublist }: Partial<AnyCollection> = isCollection(folder) ? collections[folder] : {};
  return [ownPage(file) ?? [], sublist ? { path: sublist(file.data as never), sections: [] } : []].flat();
}

/** The page that a file makes, if it makes one of its own. */
function ownPage({ file, data }: Pick<ContentFile, "file" | "data">): Target | undefined {
  const folder = dirname(file);
  if (isCollection(folder)) {
    const { path, sections, ids }: AnyCollection = collections[folder];
    return { path: path(idOf(file)), sections: [...sections, ...(ids?.(data as never) ?? [])] };
  }
  return pageNames.map((name) => files[name]).find((entry) => entry.file === file)?.page;
}

/** Where a file is shown: on its own page, or on all pages of its collection. */
function pageShowing(file: Pick<ContentFile, "file" | "data">): Target | undefined {
  const shared = collectionNames.find((name) => collections[name].copy.file === file.file);
  return shared
    ? { path: collections[shared].path("*"), sections: collections[shared].sections }
    : ownPage(file);
}
