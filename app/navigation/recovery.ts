import type { ClientInstrumentation, DataStrategyResult, MiddlewareFunction } from "react-router";

/** Tells the page (unreachable.tsx) that the address in its `detail` cannot be reached. */
export const unreachableEvent = "unreachable";

const patienceMs = 10_000;

/**
 * When the router cannot get what a page takes (a deploy has replaced it, the server or the connection fails), the page is
 * loaded as a document. Where not even that would answer, the visitor is told, and stays on the page that is there.
 */
export const recovery = createRecovery();

function createRecovery() {
  /** Where the visitor wants to go, with its hash: that of the navigation under way, or of the last one that failed. */
  let destination: string | undefined;
  /**
   * How the document is being left. Visitors who leave by themselves break off what is on its way (Firefox, Safari): a
   * recovery would call them back.
   */
  let leaving: "reload" | "navigate" | undefined;
  /** The address that is being recovered: a page's data and its module may both fail. */
  let failed: string | undefined;
  /** The router waits forever for a module that could not be imported. */
  let isStuck = false;

  const recover = async (to: string) => {
    if (failed === to || leaving) return;
    failed = to;
    const isReachable = await answers(to);
    // The visitor may have chosen another page meanwhile.
    if (failed !== to || leaving) return;
    if (isReachable) loadDocument(to);
    else dispatchEvent(new CustomEvent(unreachableEvent, { detail: to }));
  };

  const loadDocument = (to: string) => {
    // assign() would only scroll where the address differs by its hash alone.
    leaving = isThisPage(to) ? "reload" : "navigate";
    if (leaving === "reload") location.reload();
    else location.assign(to);
  };

  const instrumentation: ClientInstrumentation = {
    router({ instrument }) {
      // When a route's module cannot be imported, the router calls location.reload(), which reloads the current page, not
      // the one that was asked for: cancel that, and recover.
      window.navigation?.addEventListener("navigate", (event) => {
        if (event.navigationType !== "reload" || event.userInitiated || destination === undefined) return;
        if (leaving === "reload") return;
        event.preventDefault();
        isStuck = true;
        recover(destination);
      });
      instrument({
        async navigate(go, { to }) {
          failed = undefined;
          leaving = undefined;
          // By steps of the history: what closes a modal.
          if (typeof to !== "string") return void (await go());
          const mine = to;
          destination = mine;
          if (isStuck && !isThisPage(mine)) recover(mine);
          await go();
          if (destination === mine) destination = undefined;
        },
      });
    },
  };

  const middleware: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
    if (!isStuck) failed = undefined;
    leaving = undefined;
    // Only while something is on its way: Firefox keeps no page for Back that listens to this.
    const waiting = new AbortController();
    addEventListener("beforeunload", () => (leaving = "navigate"), waiting);
    const results = await next();
    const hasFailed = !request.signal.aborted && Object.values(results).some(({ type }) => type === "error");
    if (hasFailed) await recover(destination ?? request.url);
    waiting.abort();
    // Never resolved, so that the router renders no error page. The next navigation aborts this one.
    return hasFailed ? new Promise<never>(() => {}) : results;
  };

  return { instrumentation, middleware };
}

function isThisPage(to: string) {
  const { pathname, search } = new URL(to, location.href);
  return pathname === location.pathname && search === location.search;
}

/** A 404 counts as an answer: its document is the not-found page. */
async function answers(to: string) {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const { status } = await fetch(to, { method: "HEAD", cache: "no-store", signal });
    return status < 500;
  } catch {
    return false;
  }
}
