/** Where the build puts a page's link preview. */
export const previewPath = (path: string) => `/og${path === "/" ? "/home" : path}.jpg`;
