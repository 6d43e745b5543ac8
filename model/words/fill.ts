/** Puts the values where their names stand in braces. On its own: browsers need it without the schemas. */
export const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (braces, name) => values[name] ?? braces);
