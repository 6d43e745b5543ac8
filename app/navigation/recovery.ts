import type { ClientInstrumentation, DataStrategyResult, MiddlewareFunction } from "react-router";

/** Tells the page (unreachable.tsx) that the address in its `detail` cannot be reached. */
export const unreachableEvent = "unreachable";

const patienceMs = 10_000;

/**
 * When the router cannot get what a page takes (a deploy has replaced it, the server or the line fails), the page is
 * loaded as a document. Where not even that would answer, the visitor is told, and stays on the page that is there.
 */
export const recovery = createRecovery();

function createRecovery() {
  /** Where the visitor wants to go, with its hash: that of the navigation under way, or of the last one that failed. */
  let destination: string | undefined;
  let leaving: "to another page" | "to this page anew" | undefined;
  /** What is dealt with already: a page's data and its module may fail side by side. */
  let failed: string | undefined;
  /** The router waits for good for a module that it could not get. */
  let isStuck = false;

  const recover = async (to: string) => {
    if (failed === to) return;
    failed = to;
    const isReachable = await answers(to);
    // The visitor may have chosen another page meanwhile.
    if (failed !== to || leaving) return;
    if (isReachable) loadDocument(to);
    else dispatchEvent(new CustomEvent(unreachableEvent, { detail: to }));
  };

  const loadDocument = (to: string) => {
    const { pathname, search, href } = new URL(to, location.href);
    // An address that differs by its hash alone would only be scrolled to.
    const isThisPage = pathname === location.pathname && search === location.search;
    leaving = isThisPage ? "to this page anew" : "to another page";
    if (isThisPage) location.reload();
    else location.assign(href);
  };

  const instrumentation: ClientInstrumentation = {
    router({ instrument }) {
      // Without a page's module the router would reload the page that the visitor is about to leave, once for each part
      // of the module that it looks for.
      window.navigation?.addEventListener("navigate", (event) => {
        if (event.navigationType !== "reload" || event.userInitiated || destination === undefined) return;
        if (leaving === "to this page anew") return;
        event.preventDefault();
        isStuck = true;
        recover(destination);
      });
      // The visitor comes back to it.
      addEventListener("pageshow", () => {
        leaving = undefined;
      });
      instrument({
        async navigate(go, { to }) {
          const mine = String(to);
          if (typeof to === "string") destination = mine;
          failed = undefined;
          if (isStuck) recover(mine);
          await go();
          if (destination === mine) destination = undefined;
        },
      });
    },
  };

  const middleware: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
    if (!isStuck) failed = undefined;
    const results = await next();
    const hasFailed = Object.values(results).some(({ type }) => type === "error");
    if (!hasFailed || request.signal.aborted) return results;
    await recover(destination ?? request.url);
    // The router is not to render the failure in place of the page. The next navigation ends this one.
    return new Promise<never>(() => {});
  };

  return { instrumentation, middleware };
}

/** A page that is not found is an answer, too: the document says so, and shows the ways on. */
async function answers(to: string) {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const { status } = await fetch(to, { method: "HEAD", cache: "no-store", signal });
    return status < 500;
  } catch {
    return false;
  }
}
