import { sheetOf } from "../vite/icon-sets.ts";

/** The symbols in the files that all pages share, by the addresses that pages use. */
export type SharedIcons = Map<string, string>;

export const readIcons = (sheets: { path: string; svg: string }[]): SharedIcons =>
  new Map(
    sheets.flatMap(({ path, svg }) =>
      [...svg.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs)].map(([symbol, id]): [string, string] => [
        `${path}#${id}`,
        symbol,
      ]),
    ),
  );

const references = /(?<=<use href=")(\/assets\/icons-[^"#]+)(#[^"]+)/g;

/** The icons that a page takes from the shared files, as a file of its own. */
export function iconsOf(page: string, shared: SharedIcons): string {
  const used = new Set([...page.matchAll(references)].map(([address]) => address));
  const symbols = [...used].map((address) => {
    const symbol = shared.get(address);
    if (!symbol) throw new Error(`A page points to ${address}, and no such icon was made.`);
    return symbol;
  });
  return sheetOf(symbols.join(""));
}

/** The page, with that file in place of the shared ones. */
export const withIconsAt = (path: string, page: string) => page.replace(references, `${path}$2`);
