import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { clientContext, nonceContext, reportContext, submitContext } from "./contexts.server.ts";

export { clientContext, nonceContext, reportContext, submitContext };

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  lent?: RouterContextProvider,
) {
  const nonce = lent?.get(nonceContext) || undefined;
  const report = lent?.get(reportContext) ?? console.error;
  let failed = false;
  const stream = await renderToReadableStream(
    <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
    {
      nonce,
      // React would otherwise stream large boundaries at the end of the page and move them into place by script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error: unknown) {
        failed = true;
        report(error);
      },
    },
  );
  // Whole pages compress better and need fewer inline scripts than streamed ones.
  await stream.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(stream, { status: failed ? 500 : status, headers });
}
