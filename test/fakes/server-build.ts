import { createElement as h } from "react";
import { renderToReadableStream } from "react-dom/server";
import type { ActionFunctionArgs, EntryContext, RouterContextProvider } from "react-router";
import { createContext, data, Outlet, Scripts, ServerRouter, useActionData } from "react-router";
import type { Client, Submit } from "#contract/send.ts";

/** The server half of the test site: a real React Router build, small enough to write by hand. */

const nonceContext = createContext("");
const clientContext = createContext<Client>({ ip: "unknown" });
const reportContext = createContext<(error: unknown) => void>(() => {});
const submitContext = createContext<Submit>(async () => ({ status: "unavailable" }));

async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  lent: RouterContextProvider,
) {
  if (request.url.endsWith("/breaks-everything")) throw new Error("a secret of the server");
  const nonce = lent.get(nonceContext) || undefined;
  headers.set("Content-Type", "text/html; charset=utf-8");
  const onError = lent.get(reportContext);
  const page = await renderToReadableStream(h(ServerRouter, { context, url: request.url, nonce }), {
    nonce,
    onError,
  });
  await page.allReady;
  return new Response(page, { status, headers });
}

const root = {
  default: () => h("html", { lang: "en-IN" }, h("body", null, h(Outlet), h(Scripts))),
  ErrorBoundary: () => h("html", { lang: "en-IN" }, h("body", null, "Unexpected Application Error!")),
};
const service = { default: () => h("h1", null, "The default service") };
const contact = {
  async action({ request, context }: ActionFunctionArgs) {
    const form = Object.fromEntries(await request.formData()) as Record<string, string>;
    return context.get(submitContext)("enquiry", form, context.get(clientContext));
  },
  default: () => h("p", null, useActionData<{ reference: string }>()?.reference),
};
const newsletter = {
  default: () => Array.from({ length: 50 }, (_, key) => h("p", { key }, "Stay in touch")),
};
const failing = {
  loader() {
    throw new Error("a secret of the server");
  },
  default: () => null,
};
const drawing = {
  default: () => {
    throw new Error("a secret of the server");
  },
};
const notFound = {
  loader: () => data(null, { status: 404 }),
  default: () => h("h1", null, "404 - Page Not Found"),
};

const modules = { root, service, contact, newsletter, breaking: service, failing, drawing, notFound };
const paths: Record<string, string> = {
  service: "services/:id",
  contact: "contact",
  newsletter: "newsletter",
  breaking: "breaks-everything",
  failing: "fails",
  drawing: "fails-while-drawn",
  notFound: "*",
};

const routes = Object.fromEntries(
  Object.entries(modules).map(([id, module]) => [
    id,
    { id, path: paths[id] ?? "", parentId: id === "root" ? undefined : "root", module },
  ]),
);

const described = Object.fromEntries(
  Object.entries(routes).map(([id, { module, ...route }]) => [
    id,
    {
      ...route,
      module: "/assets/app-B4s3h4sh.js",
      hasAction: "action" in module,
      hasLoader: "loader" in module,
    },
  ]),
);

export const entry = {
  module: { default: handleRequest, nonceContext, clientContext, submitContext, reportContext },
};
export const assets = {
  version: "1",
  url: "/assets/manifest.js",
  entry: { module: "/assets/app-B4s3h4sh.js", imports: [] },
  routes: described,
};
export { routes };
export const future = {};
export const ssr = true;
export const isSpaMode = false;
export const prerender = ["/", "/contact"];
export const publicPath = "/";
export const assetsBuildDirectory = "build/client";
export const routeDiscovery = { mode: "initial", manifestPath: "/__manifest" };
