import { takeMarks } from "../page/marks.ts";

/** The page in the frame once its app has started: its document, and where its texts come from. */
export type OpenPage = { document: Document; marks: ReturnType<typeof takeMarks>; path: string };

/** How long to wait until a page that the server could not make is asked for again. */
const againMs = 1000;

/**
 * Follows what is loaded into the frame: takes the marks out of each page as soon as its app has hydrated, and tells where
 * the frame is, also after the app's own navigations.
 */
export function followFrame(frame: HTMLIFrameElement, onPage: (page: OpenPage | undefined) => void) {
  let stop = () => {};

  function begin() {
    stop();
    onPage(undefined);
    const { contentDocument: document } = frame;
    if (!document || document.URL === "about:blank") return;
    if (document.contentType === "text/html" && !document.getElementById("main")) {
      // The server says what is wrong, in a page of its own: git may be changing the files.
      const again = setTimeout(() => frame.contentWindow?.location.reload(), againMs);
      stop = () => clearTimeout(again);
      return;
    }
    const whenReady = new MutationObserver(start);
    const end = () => whenReady.disconnect();
    stop = end;
    whenReady.observe(document, { attributes: true, attributeFilter: ["data-ready"], subtree: true });
    start();

    function start() {
      if (!document || document.documentElement.dataset.ready === undefined) return;
      end();
      let path = "";
      const marks = takeMarks(document, tell);
      stop = marks.stop;
      tell();

      function tell() {
        const now = frame.contentWindow?.location.pathname ?? "/";
        if (!document || now === path) return;
        path = now;
        onPage({ document, marks, path });
      }
    }
  }

  frame.addEventListener("load", begin);
  if (frame.contentDocument?.readyState === "complete") begin();
  return () => {
    stop();
    frame.removeEventListener("load", begin);
  };
}
