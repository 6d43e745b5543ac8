import type { IncomingMessage, ServerResponse } from "node:http";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { openContent } from "../../../model/reader.ts";
import { files } from "../../../model/registry.ts";
import type { Known } from "../../../pipeline/check/names.ts";
import { problemsInFile, schemaOf } from "../../../pipeline/check/shape.ts";
import { figuresIn } from "../../../pipeline/content.ts";
import { ChangeError } from "../../files/change.ts";
import { dataIn } from "../../files/edit-file.ts";
import { openItems } from "../../items/items.ts";
import { published } from "../../marks/published.ts";
import { StoreError } from "../../store/disk/content-folder.ts";
import { openStore } from "../../store/store.ts";
import { openChoices } from "../catalogue/choices.ts";
import { listingOf } from "../catalogue/listing.ts";
import { openUsage } from "../catalogue/usage.ts";
import { differingFiles, type Texts } from "../publish/baseline.ts";
import { openGit } from "../publish/git.ts";
import { openPublisher } from "../publish/publish.ts";
import { openReview } from "../publish/review.ts";
import { jsonIn, RequestError } from "./body.ts";
import { refusal } from "./guard.ts";
import { path, requests } from "./requests.ts";

export const apiPath = "/__edit/api/";

export type ApiOptions = {
  content: string;
  journal: string;
  known: Known;
  /** A command of the operator's that brings what is committed to visitors, such as "git push". */
  publishCommand?: string;
};

type Next = () => void;

/**
 * Answers the editor's page; whatever else is asked goes on to the site, if the asker is one of this machine. With
 * ?as=published a page is made from what is published.
 */
export function openApi({ content, journal, publishCommand, ...options }: ApiOptions) {
  // Drawings come and go while the editor runs, so it is asked each time.
  const known: Known = { ...options.known, figures: figuresIn(content) };
  const store = openStore({ content, journal, known });
  for (const warning of store.warnings) console.warn(warning);
  const items = openItems(store, known);
  const choices = openChoices();
  const git = openGit(content);
  const usage = openUsage(() => site().pages(), store.names);
  const review = openReview(content, store, git, known);

  const publish = openPublisher(publishCommand, () => {
    git?.refuseUnlessOnBranch();
    if (git && review.changes().length)
      throw new StoreError(
        "Some changes are not committed, and only what is committed is published. Commit first.",
      );
  });

  /** Reads the site as it is now, drafts included. */
  const site = latest(review.texts, (texts) => openContent({ ...known, files: texts, drafts: true }));

  const reads: Record<string, (query: URLSearchParams, port: number) => unknown> = {
    items() {
      // First: without it there is nothing to list, and why is told.
      const siteText = store.read(files.site.file)?.text ?? "";
      return listingOf(store.names(), site(), siteText);
    },
    item: (query) => itemFor(query.get("file") ?? ""),
    references: (query) => items.references(query.get("file") ?? ""),
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
    usage: (query, port) => usage.of(query.get("file") ?? "", pathIn(query), port),
    publishing: () => ({ git: git !== undefined, command: publishCommand }),
  };

  type Writes = { [Name in keyof typeof requests]: (asked: z.output<(typeof requests)[Name]>) => unknown };
  const writes: Writes = {
    change: ({ file, hash, changes, what }) => store.change(file, hash, changes, what),
    try: ({ file, changes }) => store.problemsAfter(file, changes),
    keep: ({ file, path, value, was }) => {
      store.keep(file, path, value, was);
      return { status: "kept" };
    },
    settle: ({ file, path }) => {
      store.settle(file, path);
      return { status: "settled" };
    },
    undo: () => store.undo(),
    redo: () => store.redo(),
    skip: ({ which }) => store.skip(which),
    copy: ({ file, id, ...options }) => items.copy(file, id, options),
    draft: ({ file, draft, menu }) => items.setDraft(file, draft, menu),
    rename: ({ file, id }) => items.rename(file, id),
    remove: ({ file }) => items.remove(file),
    move: ({ file, to }) => items.move(file, to),
    commit({ message }) {
      if (!git)
        throw new StoreError("This folder is under no version control: there is nothing to commit to.");
      git.refuseUnlessOnBranch();
      const problems = review.problems();
      if (problems.length) return { status: "refused", problems };
      return { status: "committed", commit: git.commit(differingFiles(git), message) };
    },
    publish: () => publish(),
  };

  function itemFor(file: string) {
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

  async function answer(request: IncomingMessage, name: string, query: URLSearchParams): Promise<unknown> {
    if (request.method === "GET" && Object.hasOwn(reads, name))
      return reads[name]?.(query, request.socket.localPort ?? 0);
    if (request.method === "POST" && Object.hasOwn(writes, name)) {
      const key = name as keyof typeof requests;
      const asked = requests[key].safeParse(await jsonIn(request));
      if (!asked.success) throw new RequestError(400, z.prettifyError(asked.error));
      return writes[key](asked.data as never);
    }
    throw new RequestError(404, `The editor knows no ${request.method} ${name}.`);
  }

  return async function handle(request: IncomingMessage, response: ServerResponse, next: Next) {
    const refused = refusal(request);
    if (refused) return send(response, 403, { status: "error", says: refused });
    const url = URL.parse(request.url ?? "/", "http://localhost");
    let earlier: Texts | undefined;
    try {
      if (url?.pathname.startsWith(apiPath)) {
        const name = url.pathname.slice(apiPath.length);
        return send(response, 200, await answer(request, name, url.searchParams));
      }
      if (url?.searchParams.get("as") === "published") earlier = review.published();
    } catch (error) {
      const status = statusOf(error);
      send(response, status, {
        status: "error",
        says: error instanceof Error ? error.message : String(error),
      });
      // What is left of a body that was too long is not worth waiting for.
      if (status === 413) request.destroy();
      return;
    }
    return earlier ? published().run(earlier, next) : next();
  };
}

/** What is made of the content, derived again only when a file has changed: reading all of it takes most of a second. */
function latest<Made>(read: () => Texts, make: (texts: Texts) => Made) {
  let last: { texts: Texts; made: Made } | undefined;
  return () => {
    const texts = read();
    if (!last || !isDeepStrictEqual(texts, last.texts)) last = { texts, made: make(texts) };
    return last.made;
  };
}

function pathIn(query: URLSearchParams) {
  try {
    return path.parse(JSON.parse(query.get("path") ?? ""));
  } catch {
    throw new RequestError(400, "That is no path of a field.");
  }
}

/** Bad requests are told as such; anything else is the editor's own fault. */
function statusOf(error: unknown) {
  if (error instanceof RequestError) return error.status;
  return error instanceof StoreError || error instanceof ChangeError ? 422 : 500;
}

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
  });
  response.end(JSON.stringify(body));
}
