import { isAboutPage, type Subjects } from "#contract/about.ts";
import { isAnswerPage, isAskPage } from "#contract/search.ts";
import type { Answers } from "./answers.ts";
import { assetFolders, type BuiltFile, type BuiltFiles } from "./files/built-files.ts";
import { prepare, send } from "./files/prepared.ts";
import type { ServeFile } from "./files/serve-file.ts";
import { type StandIns, standInKey } from "./files/stand-ins.ts";
import type { Handle, Resource } from "./requests/exchange.ts";
import { pacer } from "./requests/pace.ts";
import { canonical, type Target } from "./requests/target.ts";
import type { SecurityHeaders } from "./security-headers.ts";

type Parts = {
  files: BuiltFiles;
  endpoints: Map<string, Resource>;
  render: Handle;
  /** The same for forms, which are valid or not, and for what else nobody needs often. */
  renderForm: Handle;
  /** Whether as many pages are being rendered as may be. */
  isBusy: () => boolean;
  /** The path of the route that a page's address belongs to. */
  routeAt: (path: string) => string | undefined;
  standIns: StandIns;
  subjects: Subjects;
  serveFile: ServeFile;
  answers: Answers;
  protect: SecurityHeaders;
};

const reading = ["GET", "HEAD"];
const readingAndForms = [...reading, "POST"];

// A site has a few dozen addresses and links to no others. Five hundred wrong ones a second took a twentieth of the server's
// time: half as many are plenty.
const mostUnknownPerSecond = 250;

// Each takes about twenty milliseconds of processor time. A visitor without JavaScript asks now and then; more is a machine.
const mostAnswersPerSecond = 10;

// Browsers keep these for ever unless they are told how long; a mistake should not last that long.
const anHour = ["Cache-Control", "max-age=3600", "Content-Length", "0"];

/** Makes the map from an address, and what is done with it, to its resource. Every address has one, if only the page for unknown addresses. */
export function siteMap(parts: Parts) {
  const { files, endpoints, render, renderForm, isBusy, subjects, serveFile, answers, protect } = parts;
  const redirectHeaders = [...anHour, ...protect()];
  const paced = pacer(mostUnknownPerSecond);
  const answerSearch = pacer(mostAnswersPerSecond)(render, tooBusy);
  const prefilled = pacer(mostAnswersPerSecond);

  return (target: Target, method: string): Resource => {
    const endpoint = endpoints.get(target.raw);
    if (endpoint) return endpoint;
    const file = files.get(target.raw);
    if (file)
      return file.takesForms
        ? builtPage(file, target, method)
        : { group: "file", methods: reading, handle: fromMemory(file) };
    const page = files.get(canonical(target.path));
    if (page?.isPage) return { group: "redirect", methods: readingAndForms, handle: redirect(page) };
    if (assetFolders.test(target.path)) return { group: "unknown", methods: reading, handle: nothingHere };
    const standIn = standInAt(parts, target);
    if (standIn) return { group: "unknown", methods: reading, handle: paced(fromMemory(standIn), tooBusy) };
    return { group: "form", methods: readingAndForms, handle: renderForm };
  };

  function builtPage(page: BuiltFile, { query }: Target, method: string): Resource {
    const { path } = page;
    const rendered = (handle: Handle): Resource => ({ group: "form", methods: readingAndForms, handle });
    if (method === "POST") return rendered(renderForm);
    if (isAnswerPage(path, query)) return rendered(answerSearch);
    const read = fromMemory(page);
    if (isAskPage(path, query) || isAboutPage(path, query, subjects))
      // What it would be filled in with is worth less than the page.
      return rendered(prefilled((exchange) => (isBusy() ? read : render)(exchange), read));
    return { group: "page", methods: readingAndForms, handle: read };
  }

  function fromMemory(file: BuiltFile): Handle {
    return ({ req, res }) => serveFile(file, req, res);
  }

  // 308 and not 301: a form that was sent to the other spelling is sent again, not turned into a GET.
  function redirect(page: BuiltFile): Handle {
    return ({ res, target }) =>
      send(res, prepare(308, ["Location", page.path + target.query, ...redirectHeaders]));
  }

  function tooBusy({ req, res }: Parameters<Handle>[0]) {
    return answers.refuse(req, res, 503);
  }

  function nothingHere({ req, res }: Parameters<Handle>[0]) {
    return answers.refuse(req, res, 404);
  }
}

/** The page, or its data, that stands for every address of its kind. */
function standInAt({ standIns, routeAt }: Pick<Parts, "standIns" | "routeAt">, { path }: Target) {
  const isData = path.endsWith(".data");
  const route = routeAt(isData ? path.slice(0, -".data".length) : path);
  return route === undefined ? undefined : standIns.get(standInKey(route, isData));
}
