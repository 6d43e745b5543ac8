import { pathToFileURL } from "node:url";
import type { HandleErrorFunction, RouteObject, RouterContext, ServerBuild } from "react-router";
import { isSameSite, senderOf } from "#contract/same-site.ts";
import type { Client, Submit } from "#contract/send.ts";
import { type Log, traceOf } from "../../log.ts";
import type { WebHandler } from "./web.ts";

/** What the app's entry.server exports, besides the rendering, for the server to fill in. */
type Contexts = {
  nonceContext?: RouterContext<string | undefined>;
  clientContext?: RouterContext<Client>;
  submitContext?: RouterContext<Submit>;
  reportContext?: RouterContext<(error: unknown) => void>;
};

type Parts = { buildFile: string; submit: Submit; log: Log };

type Renderer = {
  /** Renders what was not built beforehand: forms sent without JavaScript, and the few pages that only those lead to. */
  render: WebHandler;
  /** The path of the route that an address belongs to, as the router writes it: services/:id. */
  routeAt: (path: string) => string | undefined;
};

/** Loads the app's server half. */
export async function renderer({ buildFile, submit, log }: Parts): Promise<Renderer> {
  // React takes its slow development form unless it is told so before it is loaded.
  process.env.NODE_ENV ??= "production";
  const { createRequestHandler, isRouteErrorResponse, matchRoutes, RouterContextProvider } = await import(
    "react-router"
  );
  const build: ServerBuild = await import(pathToFileURL(buildFile).href);
  const report = (error: unknown) => log("error", "render-failed", { error: traceOf(error) });
  const handleError: HandleErrorFunction = (error, { request }) => {
    const expected = isRouteErrorResponse(error) && error.status < 500;
    if (!expected && !request.signal.aborted) report(error);
  };
  const entry = { module: { handleError, ...build.entry.module } };
  const handle = createRequestHandler({ ...build, entry }, "production");
  const { nonceContext, clientContext, submitContext, reportContext } = entry.module as Contexts;

  const routes = routesBelow(build);
  const routeAt = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path;

  const render: WebHandler = async (request, client, nonce) => {
    if (request.method === "POST") {
      // React Router checks this too, but reports it as if the site had failed.
      if (!isSameSite(senderOf(request))) return 403;
      if (!(await isForm(request))) return 400;
    }
    const context = new RouterContextProvider();
    if (nonceContext) context.set(nonceContext, nonce);
    if (clientContext) context.set(clientContext, client);
    if (submitContext) context.set(submitContext, submit);
    if (reportContext) context.set(reportContext, report);
    const response = await handle(request, context);
    if (isLastResort(response)) throw new Error("The application failed to render.");
    return response;
  };
  return { render, routeAt };
}

/** The build lists its routes with their parents; the router's matching wants them as a tree. */
function routesBelow({ routes }: ServerBuild, parentId?: string): RouteObject[] {
  const children = Object.values(routes).filter((route) => route?.parentId === parentId);
  return children.flatMap((route): RouteObject[] => {
    if (!route) return [];
    const { id, path, index, caseSensitive } = route;
    if (index) return [{ id, path, caseSensitive, index }];
    return [{ id, path, caseSensitive, children: routesBelow({ routes } as ServerBuild, id) }];
  });
}

/** React Router's own text when even the page for failures fails. Ours is shown instead. */
const isLastResort = ({ status, headers }: Response) =>
  status >= 500 && /^text\/plain|^$/.test(headers.get("Content-Type") ?? "");

/** An action that reads a broken form would throw, and a visitor's mistake would count as ours. */
const isForm = (request: Request) =>
  request
    .clone()
    .formData()
    .then(
      () => true,
      () => false,
    );
