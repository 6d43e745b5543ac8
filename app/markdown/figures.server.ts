const files = import.meta.glob<string>("/content/figures/*.svg", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** The drawings of content/figures, by the name of their file. */
export const figures: Record<string, string> = Object.fromEntries(
  Object.entries(files).map(([path, svg]) => [path.replace(/^.*\//, ""), svg.trim()]),
);
