import { dirname } from "node:path";
import { collectionNames, idOf, isCollection } from "../../model/reader.ts";
import { type AnyCollection, collections, files } from "../../model/registry.ts";
import type { Problem } from "./problem.ts";
import type { ContentFile } from "./shape.ts";

const file = files.site.file;

/** Items that the order in site.yaml forgets, invents or lists twice. */
export function problemsInOrder(parsed: ContentFile[]): Problem[] {
  const { order = {} } = (parsed.find((one) => one.file === file)?.data ?? {}) as {
    order?: Record<string, string[]>;
  };
  const strangers = Object.keys(order)
    .filter((name) => !isCollection(name))
    .map((name) => ({ file, field: `order.${name}`, says: `There is no folder content/${name}.` }));
  return [...strangers, ...collectionNames.flatMap((name) => problemsInList(name, order[name], parsed))];
}

function problemsInList(
  name: (typeof collectionNames)[number],
  order: string[] | undefined,
  parsed: ContentFile[],
) {
  const { compare }: AnyCollection = collections[name];
  if (compare && !order) return [];
  const ids = parsed.filter((one) => dirname(one.file) === name).map((one) => idOf(one.file));
  const listed = order ?? [];
  const problem = (says: string): Problem => ({ file, field: `order.${name}`, says });
  return [
    ...ids.filter((id) => !listed.includes(id)).map((id) => problem(`"${id}" is not in the list. Add it.`)),
    ...listed
      .filter((id) => !ids.includes(id))
      .map((id) => problem(`There is no content/${name}/${id}.yaml. Remove "${id}", or add the file.`)),
    ...listed
      .filter((id, place) => listed.indexOf(id) !== place)
      .map((id) => problem(`"${id}" is listed twice.`)),
  ];
}
