import type { Answers } from "./answers.ts";
import type { Handle, Resource } from "./exchange.ts";
import { prepare, send } from "./files/prepared.ts";
import type { ServeItem } from "./files/serve-item.ts";
import { assetFolders, type Item, type Shelf } from "./files/shelf.ts";
import type { SecurityHeaders } from "./security-headers.ts";
import { canonical, type Target } from "./target.ts";

type Parts = {
  shelf: Shelf;
  endpoints: Map<string, Resource>;
  render: Handle;
  serveItem: ServeItem;
  answers: Answers;
  protect: SecurityHeaders;
};

const reading = ["GET", "HEAD"];
const readingAndForms = [...reading, "POST"];

// Browsers keep these for ever unless they are told how long; a mistake should not last that long.
const anHour = ["Cache-Control", "max-age=3600", "Content-Length", "0"];

/** Makes the map from an address to what stands there. Every address has something, be it a page that says no. */
export function siteMap({ shelf, endpoints, render, serveItem, answers, protect }: Parts) {
  const redirectHeaders = [...anHour, ...protect()];

  return (target: Target): Resource => {
    const endpoint = endpoints.get(target.raw);
    if (endpoint) return endpoint;
    const item = shelf.get(target.raw);
    if (item) return item.takesForms ? builtPage(item) : { methods: reading, handle: fromShelf(item) };
    const page = shelf.get(canonical(target.path));
    if (page?.isPage) return { methods: readingAndForms, handle: redirect(page) };
    if (assetFolders.test(target.path)) return { methods: reading, handle: nothingHere };
    return { methods: readingAndForms, handle: render };
  };

  function builtPage(item: Item): Resource {
    const read = fromShelf(item);
    return {
      methods: readingAndForms,
      handle: (exchange) => (exchange.req.method === "POST" ? render(exchange) : read(exchange)),
    };
  }

  function fromShelf(item: Item): Handle {
    return ({ req, res }) => serveItem(item, req, res);
  }

  // 308 and not 301: a form that was sent to the other spelling is sent again, not turned into a GET.
  function redirect(page: Item): Handle {
    return ({ res, target }) =>
      send(res, prepare(308, ["Location", page.path + target.query, ...redirectHeaders]));
  }

  function nothingHere({ req, res }: Parameters<Handle>[0]) {
    return answers.refuse(req, res, 404);
  }
}
