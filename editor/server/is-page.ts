/** Whether an address is that of a page, and not of a file: documents, pictures and modules open as they are. */
export const isPage = (path: string) =>
  !/\.\w+$/.test(path) && !path.startsWith("/@") && !path.startsWith("/__");
