import { pathToFileURL } from "node:url";
import type { HandleErrorFunction, RouterContext, ServerBuild } from "react-router";
import type { Reply, Template } from "#contract/send.ts";
import { type Log, traceOf } from "../../log.ts";
import type { Client } from "../exchange.ts";
import type { WebHandler } from "./web.ts";

/** Takes a form that was sent without JavaScript. */
export type Letterbox = (
  template: Template,
  params: Record<string, string>,
  client: Client,
) => Promise<Reply>;

/** What the app's entry.server exports, besides the rendering, for the server to fill in. */
type Contexts = {
  nonceContext?: RouterContext<string | undefined>;
  clientContext?: RouterContext<Client>;
  letterboxContext?: RouterContext<Letterbox>;
  reportContext?: RouterContext<(error: unknown) => void>;
};

type Parts = { buildFile: string; letterbox: Letterbox; log: Log };

/** Makes the handler of all that was not built beforehand: unknown ids and routes, and forms sent without JavaScript. */
export async function renderer({ buildFile, letterbox, log }: Parts): Promise<WebHandler> {
  // React takes its slow development form unless it is told so before it is loaded.
  process.env.NODE_ENV ??= "production";
  const { createRequestHandler, isRouteErrorResponse, RouterContextProvider } = await import("react-router");
  const build: ServerBuild = await import(pathToFileURL(buildFile).href);
  const report = (error: unknown) => log("error", "render-failed", { error: traceOf(error) });
  const handleError: HandleErrorFunction = (error, { request }) => {
    const expected = isRouteErrorResponse(error) && error.status < 500;
    if (!expected && !request.signal.aborted) report(error);
  };
  const entry = { module: { handleError, ...build.entry.module } };
  const handle = createRequestHandler({ ...build, entry }, "production");
  const { nonceContext, clientContext, letterboxContext, reportContext } = entry.module as Contexts;

  return async (request, client, nonce) => {
    if (request.method === "POST") {
      if (isFromElsewhere(request)) return plain(403, "Forms of other sites are not accepted.");
      if (!(await isForm(request))) return plain(400, "This is not a form that can be read.");
    }
    const lent = new RouterContextProvider();
    if (nonceContext) lent.set(nonceContext, nonce);
    if (clientContext) lent.set(clientContext, client);
    if (letterboxContext) lent.set(letterboxContext, letterbox);
    if (reportContext) lent.set(reportContext, report);
    const response = await handle(request, lent);
    if (isLastResort(response)) throw new Error("The application failed to render.");
    return response;
  };
}

/** React Router's own words when even the page for failures fails. They are not ours to show. */
const isLastResort = ({ status, headers }: Response) =>
  status >= 500 && /^text\/plain|^$/.test(headers.get("Content-Type") ?? "");

/** React Router checks the same, but reports it as if the site had failed. */
const isFromElsewhere = ({ headers, url }: Request) =>
  (headers.get("Origin") ?? new URL(url).origin) !== new URL(url).origin;

/** An action that reads a broken form would throw, and a visitor's mistake would count as ours. */
const isForm = (request: Request) =>
  request
    .clone()
    .formData()
    .then(
      () => true,
      () => false,
    );

const plain = (status: number, sentence: string) => new Response(`${sentence}\n`, { status });
