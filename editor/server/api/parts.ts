import { isDeepStrictEqual } from "node:util";
import { openContent } from "../../../model/reader.ts";
import type { Known } from "../../../pipeline/check/names.ts";
import { figuresIn, textsIn } from "../../../pipeline/content.ts";
import { openItems } from "../../items/items.ts";
import { StoreError } from "../../store/disk/content-folder.ts";
import { openStore } from "../../store/store.ts";
import { openChoices } from "../catalogue/choices.ts";
import { openUsage } from "../catalogue/usage.ts";
import type { Texts } from "../publish/baseline.ts";
import { openGit } from "../publish/git.ts";
import { openPublisher } from "../publish/publish.ts";
import { openReview } from "../publish/review.ts";

export type ApiOptions = {
  content: string;
  journal: string;
  known: Known;
  /** A command of the operator's that brings what is committed to visitors, such as "git push". */
  publishCommand?: string;
};

export type Parts = ReturnType<typeof openParts>;

/** What answers are made from. */
export function openParts({ content, journal, publishCommand, ...options }: ApiOptions) {
  // Drawings come and go while the editor runs, so it is asked each time.
  const known: Known = { ...options.known, figures: figuresIn(content) };
  const store = openStore({ content, journal, known });
  for (const warning of store.warnings) console.warn(warning);
  const git = openGit(content);
  const review = openReview(content, store, git, known);

  /** Reads the site as it is now, drafts included. */
  const site = latest(review.texts, (texts) => openContent({ ...known, files: texts, drafts: true }));

  /** The files as Vite reads them, the same object as long as they are the same. */
  const texts = latest(
    () => textsIn(content),
    (texts) => texts,
  );
  /** Nothing while git takes away a file that was there a moment ago. */
  const textsNow = () => {
    try {
      return texts();
    } catch {
      return undefined;
    }
  };

  const publish = openPublisher(publishCommand, () => {
    git?.refuseUnlessOnBranch();
    if (git && review.changes().length)
      throw new StoreError(
        "Some changes are not committed, and only what is committed is published. Commit first.",
      );
  });

  return {
    known,
    store,
    git,
    review,
    site,
    textsNow,
    publish,
    publishCommand,
    items: openItems(store, known),
    choices: openChoices(),
    usage: openUsage(() => site().pages(), store.names),
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
