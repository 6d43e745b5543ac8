import type { Answers } from "./answers.ts";
import type { Handle, Resource } from "./exchange.ts";
import { assetFolders, type BuiltFile, type BuiltFiles } from "./files/built-files.ts";
import { prepare, send } from "./files/prepared.ts";
import type { ServeFile } from "./files/serve-file.ts";
import type { SecurityHeaders } from "./security-headers.ts";
import { canonical, type Target } from "./target.ts";

type Parts = {
  files: BuiltFiles;
  endpoints: Map<string, Resource>;
  render: Handle;
  serveFile: ServeFile;
  answers: Answers;
  protect: SecurityHeaders;
};

const reading = ["GET", "HEAD"];
const readingAndForms = [...reading, "POST"];

// Browsers keep these for ever unless they are told how long; a mistake should not last that long.
const anHour = ["Cache-Control", "max-age=3600", "Content-Length", "0"];

/** Makes the map from an address to its resource. Every address has one, if only the page for unknown addresses. */
export function siteMap({ files, endpoints, render, serveFile, answers, protect }: Parts) {
  const redirectHeaders = [...anHour, ...protect()];

  return (target: Target): Resource => {
    const endpoint = endpoints.get(target.raw);
    if (endpoint) return endpoint;
    const file = files.get(target.raw);
    if (file) return file.takesForms ? builtPage(file) : { methods: reading, handle: fromMemory(file) };
    const page = files.get(canonical(target.path));
    if (page?.isPage) return { methods: readingAndForms, handle: redirect(page) };
    if (assetFolders.test(target.path)) return { methods: reading, handle: nothingHere };
    return { methods: readingAndForms, handle: render };
  };

  function builtPage(page: BuiltFile): Resource {
    const read = fromMemory(page);
    return {
      methods: readingAndForms,
      handle: (exchange) => (exchange.req.method === "POST" ? render(exchange) : read(exchange)),
    };
  }

  function fromMemory(file: BuiltFile): Handle {
    return ({ req, res }) => serveFile(file, req, res);
  }

  // 308 and not 301: a form that was sent to the other spelling is sent again, not turned into a GET.
  function redirect(page: BuiltFile): Handle {
    return ({ res, target }) =>
      send(res, prepare(308, ["Location", page.path + target.query, ...redirectHeaders]));
  }

  function nothingHere({ req, res }: Parameters<Handle>[0]) {
    return answers.refuse(req, res, 404);
  }
}
