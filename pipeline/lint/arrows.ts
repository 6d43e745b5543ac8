import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { parseSync, Visitor } from "vite";

/**
 * Who may import what of ours: a folder's own row, or that of the nearest folder above it. A folder may import itself;
 * all else is named here. `server/*` means the files that stand in server/ itself, without its folders.
 */
const arrows: Record<string, string[]> = {
  model: [],
  contract: ["model/words"],
  brand: [],
  search: ["model/language.ts", "model/slug.ts", "contract/search.ts"],
  simulation: [],

  "app/ui": ["brand"],
  "app/markdown": ["model"],
  "app/navigation": ["app/ui", "app/try-storage.ts", "model"],
  "app/head": ["app/ui", "app/app.css", "app/fonts", "app/styles", "app/try-storage.ts", "model"],
  "app/forms": [
    ...["app/ui", "app/contexts.server.ts", "app/counted.ts", "app/try-storage.ts"],
    ...["contract", "model"],
  ],
  "app/search": [
    ...["app/ui", "app/head", "app/navigation"],
    ...["app/counted.ts", "app/fetch-json.ts", "app/try-storage.ts", "contract", "model", "search"],
  ],
  "app/shell": ["app/ui", "app/head", "app/navigation", "app/search", "app/forms", "contract", "model"],
  "app/sections": [
    ...["app/ui", "app/head", "app/navigation", "app/shell", "app/documents.server.ts"],
    ...["brand", "contract", "model"],
  ],
  app: ["brand", "contract", "model", "search", "simulation", "pictures"],

  "server/store": ["server/config.ts", "server/log.ts", "server/time.ts", "contract"],
  "server/receive": ["server/*", "server/store", "contract"],
  "server/newsletter": ["server/*", "server/store", "contract"],
  "server/deliver": [
    ...["server/*", "server/store", "server/newsletter", "server/alarms/alarm.ts"],
    ...["brand", "contract", "model/words"],
  ],
  "server/alarms": ["server/*", "server/store", "server/deliver", "contract", "model/words"],
  "server/letters": ["server/*", "server/store", "server/newsletter"],
  "server/http": [
    ...["server/*", "server/receive", "server/newsletter/links.ts", "server/alarms/judge-link.ts"],
    ...["contract", "model/words"],
  ],
  server: ["brand", "contract", "model/words"],

  // The build starts and asks the server; the server knows nothing of what built it.
  pipeline: [
    ...["app/ui", "brand", "contract", "model", "search", "simulation"],
    ...[
      "server/config.ts",
      "server/main.ts",
      "server/http/content-types.ts",
      "server/http/files/built-files.ts",
    ],
  ],
  editor: [
    ...["app/content.server.ts", "app/with-units.server.ts"],
    ...["brand", "contract", "model", "pipeline/check", "pipeline/content.ts"],
  ],
};

/** A test has the row of the outermost folder (server, app), and beside it the fakes and the site's own content. */
const ofTests = ["test", "pipeline/content.ts", "model", "app/ui"];
const isTest = /\.(?:test|suite|fixture)\.tsx?$/;

/** What the pure folders may import of packages, those of Node included; the others are free to choose. */
const packages: Record<string, string[]> = {
  model: ["yaml", "zod"],
  contract: ["zod"],
  brand: [],
  search: [],
  simulation: ["d3-contour", "epanet-js", "suncalc"],
  "app/ui": ["@iconify/react", "react", "react-dom", "virtual:ui-icons"],
};

/** Every import of a file that no arrow allows. */
export function forbiddenImports(file: string, text: string): string[] {
  return importsOf(file, text).filter((specifier) => !mayImport(file, specifier));
}

function mayImport(file: string, specifier: string): boolean {
  const tests = isTest.test(file);
  const own = folderIn(arrows, tests ? outermost(file) : file);
  if (!own) return false;
  if (!/^[.#]/.test(specifier)) return tests || mayUse(file, specifier);
  const target = targetOf(file, specifier);
  return [own, ...(arrows[own] ?? []), ...(tests ? ofTests : [])].some((place) => isIn(place, target));
}

function mayUse(file: string, specifier: string): boolean {
  const pure = folderIn(packages, file);
  return !pure || (packages[pure] ?? []).some((name) => isIn(name, specifier));
}

const outermost = (path: string) => path.split("/")[0] ?? "";

/** A row of a folder holds for all that is in it, unless a folder in it has its own. */
const folderIn = (rows: Record<string, string[]>, file: string) =>
  Object.keys(rows)
    .filter((folder) => isIn(folder, file))
    .sort((a, b) => b.length - a.length)[0];

const isIn = (place: string, path: string) =>
  place.endsWith("/*")
    ? posix.dirname(path) === place.slice(0, -2)
    : path === place || path.startsWith(`${place}/`);

export const targetOf = (file: string, specifier: string) =>
  (specifier.startsWith("#") ? specifier.slice(1) : posix.join(posix.dirname(file), specifier)).replace(
    /\?.*$/,
    "",
  );

/** Of every kind: types, side effects, loaded later, handed on, and workers by their address. */
export function importsOf(file: string, text: string): string[] {
  const found: string[] = [];
  const add = ({ source }: { source: object | null }) => {
    if (source && "value" in source && typeof source.value === "string") found.push(source.value);
  };
  new Visitor({
    ImportDeclaration: add,
    ExportNamedDeclaration: add,
    ExportAllDeclaration: add,
    ImportExpression: add,
    TSImportType: add,
    NewExpression({ callee, arguments: [address, base] }) {
      if (callee.type === "Identifier" && callee.name === "URL" && base?.type === "MemberExpression")
        add({ source: address ?? null });
    },
  }).visit(parseSync(file, text).program);
  return found;
}

if (import.meta.main) {
  const roots = [...new Set(Object.keys(arrows).map(outermost))];
  const problems = globSync(`{${roots}}/**/*.{ts,tsx}`).flatMap((file) =>
    forbiddenImports(file, readFileSync(file, "utf8")).map(
      (specifier) => `${file} may not import ${specifier}`,
    ),
  );
  for (const problem of problems) console.error(problem);
  if (problems.length) console.error("\nWho may import what stands in pipeline/lint/arrows.ts.");
  process.exitCode = problems.length ? 1 : 0;
}
