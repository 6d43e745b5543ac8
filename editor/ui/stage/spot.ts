import { type Path, valueAt } from "../../files/change.ts";
import { api } from "../api.ts";
import { fieldKindAt } from "../form/schema.ts";
import { findField, type Shows, showsIcon, showsPicture, showsText } from "../page/find-field.ts";
import type { PageMarks } from "../page/marks.ts";
import { marksAround } from "../page/near.ts";
import { isText } from "../page/nodes.ts";
import { layersAt, originOfText, textAt } from "../page/texts.ts";
import type { Files } from "../typing/files.ts";

/** A part of the page that can be edited: the nodes that show it, and the field, if its mark tells it already. */
export type Spot = { nodes: Node[]; what: "text" | "picture" | "icon"; place?: Target };

/** A field, and the line of it if it is a long text. */
export type Target = { file: string; path: Path; line?: number };

/** What is under the pointer. */
export function spotAt(
  page: Document,
  marks: PageMarks,
  element: Element,
  x: number,
  y: number,
): Spot | undefined {
  const drawing = element.closest("svg");
  // The icons of buttons are the site's own: arrows, crosses, pauses.
  if (drawing) return drawing.closest("button, summary") ? undefined : spotOfElement(drawing, marks);
  const text = textAt(page, x, y);
  if (text) return spotOfText(text.node, marks, text.offset);
  // What lies over a picture, such as a link that fills a card, does not make it another one.
  const picture = layersAt(page, x, y).find(({ localName }) => localName === "img");
  return picture && !element.closest("button, summary, form") ? spotOfElement(picture, marks) : undefined;
}

export function spotOfText(node: Text, marks: PageMarks, offset = 0): Spot | undefined {
  const marked = originOfText(node, marks, offset);
  if (marked) return { what: "text", nodes: marked.nodes, place: marked.origin };
  return marksAround(node, marks).length ? { what: "text", nodes: [node] } : undefined;
}

function spotOfElement(element: Element, marks: PageMarks): Spot | undefined {
  const alt = marks
    .attributesOf(element)
    .get("alt")
    ?.find(({ origin }) => origin)?.origin;
  const picture = alt && { file: alt.file, path: alt.path.slice(0, -1) };
  if (element.localName === "img") return { what: "picture", nodes: [element], place: picture };
  return marksAround(element, marks).length ? { what: "icon", nodes: [element] } : undefined;
}

/** The field of a spot, looked for in the content where no mark tells it. */
export async function fieldOf(spot: Spot, marks: PageMarks, files: Files): Promise<Target | undefined> {
  if (spot.place) return spot.place;
  const [node] = spot.nodes;
  if (!node) return undefined;
  // The company's own facts may stand anywhere, far from other texts of their file.
  const around = [...marksAround(node, marks), { file: "site.yaml", path: ["name"] }];
  for (const file of new Set(around.map((origin) => origin.file))) await files.read(file);
  const shows = await matcherFor(
    node,
    files,
    around.map(({ file }) => file),
  );
  const place = findField(around, (file) => files.get(file), shows);
  // A figure's unit is kept with it by a space of another kind.
  return place && withLine(place, files, node.textContent?.replace(/\s+/g, " ").trim() ?? "");
}

/** In a long text, such as the line under a figure, the line that says it. */
function withLine(place: Target, files: Files, shown: string): Target {
  const value =
    kindOf(place, files) === "markdown" && valueAt(files.get(place.file)?.data ?? null, place.path);
  return typeof value === "string"
    ? { ...place, line: value.split("\n").findIndex((line) => line.includes(shown)) }
    : place;
}

async function matcherFor(node: Node, files: Files, around: string[]): Promise<Shows> {
  if (isText(node)) return showsText(node.data);
  const element = node as Element;
  if (element.localName === "img") return showsPicture(element.getAttribute("src") ?? "");
  const drawings = await drawingsIn(around.map((file) => files.get(file)?.data));
  return showsIcon(element.innerHTML, (name) => drawings.get(name));
}

/** What the icons of some files look like, as a browser writes them. */
async function drawingsIn(data: unknown[]): Promise<Map<string, string>> {
  const names = new Set(JSON.stringify(data).match(/(?<=")[a-z0-9-]+:[a-z0-9-]+(?=")/g) ?? []);
  const all = await Promise.all(
    [...names].map(async (name) => {
      if (!drawn.has(name))
        drawn.set(
          name,
          api.drawing(name).then(({ body = "" }) => asWritten(body)),
        );
      return [name, (await drawn.get(name)) ?? ""] as const;
    }),
  );
  return new Map(all);
}

const drawn = new Map<string, Promise<string>>();

function asWritten(body: string): string {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.innerHTML = body;
  return svg.innerHTML;
}

/** The field's kind, as the schema tells it. */
export const kindOf = (target: Target, files: Files) => {
  const item = files.get(target.file);
  return item && fieldKindAt(item.schema, target.path);
};
