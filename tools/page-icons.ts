/** The file with all icons: where it is, and the symbols in it by their names. */
export type SharedIcons = { path: string; symbols: Map<string, string> };

export const readIcons = (path: string, svg: string): SharedIcons => ({
  path,
  symbols: new Map(
    [...svg.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs)].map(([symbol, id = ""]) => [id, symbol]),
  ),
});

/** The icons that a page takes from the shared file, as a file of its own. */
export function iconsOf(page: string, { path, symbols }: SharedIcons): string {
  const ids = new Set(
    page
      .split(`href="${path}#`)
      .slice(1)
      .map((rest) => rest.slice(0, rest.indexOf('"'))),
  );
  const used = [...symbols].filter(([id]) => ids.has(id)).map(([, symbol]) => symbol);
  return `<svg xmlns="http://www.w3.org/2000/svg">${used.join("")}</svg>`;
}
