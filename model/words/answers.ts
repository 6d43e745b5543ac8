import { z } from "zod";
import { line } from "../fields.ts";
import { phrase } from "./phrase.ts";

const sentence = (about: string) => line(120).describe(about);

/** What the server says where it has no page to show: one sentence each, and the way home. */
export const answers = z.strictObject({
  badRequest: sentence("400: the address or the request makes no sense."),
  forbidden: sentence("403: the form stands on another site's page."),
  notFound: sentence("404: a file that is not there; pages have a page of their own."),
  methodNotAllowed: sentence("405: the address exists, but not for this kind of request."),
  timeout: sentence("408: the request was not complete in time."),
  tooLarge: sentence("413: more than a form can hold."),
  addressTooLong: sentence("414."),
  expectationFailed: sentence("417."),
  headersTooLarge: sentence("431: often too many cookies."),
  failure: sentence("500: the site failed, and so did its page for failures."),
  notImplemented: sentence("501: a kind of request that no address takes."),
  busy: sentence("503: too many visitors at once."),
  home: phrase(80, ["site"], "The link to the home page."),
});
