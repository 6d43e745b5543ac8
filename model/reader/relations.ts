import type { Accent, PictureContent } from "../fields.ts";
import type { CollectionName } from "../registry.ts";
import type { Crumbs } from "./crumbs.ts";
import type { Files } from "./files.ts";
import type { Items } from "./items.ts";
import { collectionNames, entryOf, isCollection } from "./names.ts";

/** A page as another one points to it. */
export type Relation = {
  to: string;
  group: string;
  title: string;
  description: string;
  image: PictureContent;
  hue: Accent;
};

/** Which pages a reader of another one would open next. */
export function openRelations({ file }: Files, { itemsById }: Items, { labelOf }: Crumbs) {
  /** Those that it names, and those that name it. */
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

  return { relatedTo };
}
