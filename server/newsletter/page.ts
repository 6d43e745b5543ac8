import type { SiteFacts } from "#contract/site.ts";
import { questionPage, type View } from "../question-page.ts";

type Page = { site: SiteFacts; view: View; address?: string };

/** A page about the newsletter: a few words, and a button if there is something to do. */
export const pageResponse = (status: number, { site, view, address = "" }: Page) =>
  questionPage(status, { site, view, values: { address }, home: site.words.unsubscribe.home });
