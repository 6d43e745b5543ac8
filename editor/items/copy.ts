import type { Change } from "../files/change.ts";
import { menuEntry } from "./menu.ts";
import { itemOf } from "./references.ts";
import {
  edited,
  newFile,
  orderOf,
  type Plan,
  set,
  site,
  type Texts,
  textOf,
  titleIn,
  withoutDraft,
} from "./texts.ts";

export type CopyOptions = { title?: string; draft?: boolean; menu?: boolean };

/** A new item with the texts of another, behind it in the order: a draft, or a page that may stand in the menu, too. */
export function copyOf(
  file: string,
  id: string,
  { title, draft = true, menu = false }: CopyOptions,
  all: Texts,
  today: string,
): Plan {
  const item = itemOf(file);
  const fresh = newFile(item, id, all);
  const model = textOf(file, all);
  const text = edited(
    file,
    model,
    set("id", id),
    ...(draft ? [set("draft", true)] : withoutDraft(file, model)),
    set("updated", today),
    ...(title ? [set("title", title)] : []),
  );
  const place = orderOf(item, all).indexOf(item.id);
  const order: Change = { op: "insert", path: ["order", item.collection, place + 1], value: id };
  const own = { ...item, file: fresh, id };
  const entry = menu && !draft ? menuEntry(textOf(site, all), own, item, titleIn(fresh, text)) : undefined;
  const inSite = [place >= 0 ? order : [], entry ?? []].flat();
  return {
    what: `Copied ${file} to ${fresh}`,
    after: { [fresh]: text, [site]: edited(site, textOf(site, all), ...inSite) },
  };
}
