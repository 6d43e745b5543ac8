import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname } from "node:path";
import type { Problem } from "./check.ts";
import type { ContentFile } from "./files.ts";
import { pageOf, sectionsOf } from "./links.ts";

type Leaf = { path: string; key: string; value: string; parent: Record<string, unknown> };

/** Icons that are in no set, pictures that are not there, orders that miss or invent an item. */
export function problemsInNames(files: ContentFile[]): Problem[] {
  const pictures = JSON.parse(readFileSync("pictures/index.json", "utf8")) as Record<string, unknown>;
  return files.flatMap(({ file, data }) =>
    leavesOf(data).flatMap(({ path, key, value, parent }) => {
      if (key === "icon" && !iconExists(value))
        return [
          {
            file,
            field: path,
            says: `There is no icon "${value}". Look for one at icones.js.org, in the set ph (Phosphor).`,
          },
        ];
      if (key === "src" && "alt" in parent && !(value in pictures))
        return [
          {
            file,
            field: path,
            says: `There is no picture "${value}". The pictures' names are listed in pictures/index.json.`,
          },
        ];
      return [];
    }),
  );
}

/** Links to pages or sections that do not exist, and orders that miss an item. */
export function problemsInLinks(files: ContentFile[]): Problem[] {
  const pages = new Set([
    "/",
    "/about-us",
    "/contact",
    "/case-studies",
    ...files.flatMap(({ file }) => pageOf(file) ?? []),
  ]);
  const broken = files.flatMap(({ file, data }) =>
    leavesOf(data).flatMap(({ path, key, value }) => {
      if (key !== "to" && key !== "href") return [];
      if (!/^[/#]/.test(value)) return [];
      const [address = "", hash] = value.split("#");
      const page = address.split("?")[0] || "";
      if (page && !pages.has(page))
        return [{ file, field: path, says: `There is no page ${page}. Write an address that exists.` }];
      const targets = page ? [page] : pagesShowing(file);
      if (hash && !targets.every((target) => sectionsOf(target).includes(hash)))
        return [
          {
            file,
            field: path,
            says: `There is no section #${hash} on ${targets.join(" or ") || "that page"}.`,
          },
        ];
      return [];
    }),
  );
  return [...broken, ...problemsInOrder(files)];
}

const iconSets = new Map<string, { icons: object; aliases?: object }>();

function iconExists(name: string): boolean {
  const [prefix = "", icon = ""] = name.split(":");
  if (!iconSets.has(prefix)) iconSets.set(prefix, loadIconSet(prefix));
  const set = iconSets.get(prefix);
  return icon in (set?.icons ?? {}) || icon in (set?.aliases ?? {});
}

function loadIconSet(prefix: string) {
  try {
    return createRequire(import.meta.url)(`@iconify-json/${prefix}/icons.json`) as { icons: object };
  } catch {
    return { icons: {} }; // a set that is not installed has no icons
  }
}

function pagesShowing(file: string): string[] {
  const kinds: Record<string, string> = {
    "pages/home.yaml": "/",
    "pages/about.yaml": "/about-us",
    "pages/contact.yaml": "/contact",
    "pages/case-studies.yaml": "/case-studies",
    "pages/service.yaml": "/services/*",
    "pages/industry.yaml": "/industries/*",
    "pages/product.yaml": "/products/*",
    "pages/case-study.yaml": "/case-studies/*",
  };
  const own = pageOf(file) ?? kinds[file];
  return own ? [own] : [];
}

function problemsInOrder(files: ContentFile[]): Problem[] {
  const site = files.find(({ file }) => file === "site.yaml")?.data as
    | { order: Record<string, string[]> }
    | undefined;
  const folders = {
    services: "services",
    industries: "industries",
    products: "products",
    caseStudies: "case-studies",
  };
  return Object.entries(folders).flatMap(([key, folder]) => {
    const ids = files
      .filter(({ file }) => dirname(file) === folder)
      .map(({ file }) => basename(file, ".yaml"));
    const order = site?.order[key] ?? [];
    const field = `order.${key}`;
    return [
      ...ids
        .filter((id) => !order.includes(id))
        .map((id) => ({ file: "site.yaml", field, says: `"${id}" is not in the list. Add it.` })),
      ...order
        .filter((id) => !ids.includes(id))
        .map((id) => ({
          file: "site.yaml",
          field,
          says: `There is no content/${folder}/${id}.yaml. Remove "${id}", or add the file.`,
        })),
      ...order
        .filter((id, position) => order.indexOf(id) !== position)
        .map((id) => ({ file: "site.yaml", field, says: `"${id}" is listed twice.` })),
    ];
  });
}

function leavesOf(data: unknown, path = "", key = "", parent: Record<string, unknown> = {}): Leaf[] {
  if (typeof data === "string") return [{ path, key, value: data, parent }];
  if (Array.isArray(data))
    return data.flatMap((entry, index) => leavesOf(entry, `${path}[${index + 1}]`, key, parent));
  if (typeof data !== "object" || data === null) return [];
  const fields = data as Record<string, unknown>;
  return Object.entries(fields).flatMap(([name, value]) =>
    leavesOf(value, path ? `${path}.${name}` : name, name, fields),
  );
}
