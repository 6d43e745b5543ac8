import { z } from "zod";
import { files } from "../../../model/registry.ts";
import { problemsInFile, schemaOf } from "../../../pipeline/check/shape.ts";
import { dataIn } from "../../files/edit-file.ts";
import type { Store } from "../../store/store.ts";
import { listingOf } from "../catalogue/listing.ts";
import { RequestError } from "./body.ts";
import type { Parts } from "./parts.ts";
import { path } from "./requests.ts";

type Read = (query: URLSearchParams, port: number) => unknown;

/** What the editor's page may look at, by name. The port is this server's own: usage is read from its pages. */
export function readsOf(parts: Parts): Record<string, Read> {
  const { store, items, choices, review, usage, known, site, git, publishCommand } = parts;
  return {
    items() {
      // First: without it there is nothing to list, and why is told.
      const siteText = store.read(files.site.file)?.text ?? "";
      return listingOf(store.names(), site(), siteText);
    },
    item: (query) => itemFor(fileIn(query), store),
    references: (query) => items.references(fileIn(query)),
    history() {
      const { steps, undone } = store.history();
      return { last: steps.at(-1)?.what, next: undone.at(-1)?.what };
    },
    unsaved: () => store.unsaved(),
    pictures: () => known.pictures,
    icons: (query) => choices.icons(query.get("search") ?? ""),
    drawing: (query) => known.icons(query.get("name") ?? "") ?? {},
    links: () => choices.links(site()),
    changes: review.changes,
    check: review.problems,
    usage: (query, port) => usage.of(fileIn(query), pathIn(query), port),
    publishing: () => ({ git: git !== undefined, command: publishCommand }),
  };
}

/** A file with what its fields may say, what is wrong with it, and what was typed there and not saved. */
function itemFor(file: string, store: Store) {
  const found = store.read(file);
  const schema = schemaOf(file);
  if (!found || !schema) throw new RequestError(404, `There is no content/${file}.`);
  return {
    file,
    hash: found.hash,
    data: dataIn(file, found.text),
    schema: z.toJSONSchema(schema, { io: "input" }),
    problems: problemsInFile({ file, data: dataIn(file, found.text), schema }),
    unsaved: store.unsaved().filter((typed) => typed.file === file),
  };
}

const fileIn = (query: URLSearchParams) => query.get("file") ?? "";

function pathIn(query: URLSearchParams) {
  try {
    return path.parse(JSON.parse(query.get("path") ?? ""));
  } catch {
    throw new RequestError(400, "That is no path of a field.");
  }
}
