import type { AtRule, Container, Root } from "postcss";

/** Of the site's styles, those that elements of this page can meet, in whatever state they come to be. */
export function stylesOf(page: string, styles: Root): string {
  const classes = classesIn(page);
  const own = styles.clone();
  own.walkRules((rule) => {
    if (!rule.selectors.some((selector) => canMatch(selector, classes))) removeWithEmptyParents(rule);
  });
  const text = own.toString();
  // Declared for rules that are not here: each name is in its own declaration once, and nowhere else.
  own.walkAtRules(/^(keyframes|property)$/, (declaration) => {
    if (text.split(declaration.params).length === 2) declaration.remove();
  });
  return own.toString();
}

// Given by a script before the first paint (app/ui/theme.ts).
const themes = ["light", "dark"];

const classesIn = (page: string) =>
  new Set([
    ...themes,
    ...[...page.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => decoded(names).split(/\s+/)),
  ]);

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const decoded = (text: string) => text.replace(/&([\w#]+);/g, (whole, name) => entities[name] ?? whole);

const className = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi;

/** A selector is of no use when it wants a class that no element has. What `:not()` and the like want is left open. */
const canMatch = (selector: string, classes: Set<string>) =>
  [...withoutArguments(selector).matchAll(className)].every(([, name = ""]) => classes.has(unescaped(name)));

const unescaped = (name: string) =>
  name.replace(
    /\\(?:([0-9a-f]{1,6}) ?|(.))/gi,
    (_, code, sign) => sign ?? String.fromCodePoint(Number.parseInt(code, 16)),
  );

function withoutArguments(selector: string): string {
  const shorter = selector.replace(/(?<!\\)\((?:\\.|[^()\\])*\)/g, "");
  return shorter === selector ? selector : withoutArguments(shorter);
}

function removeWithEmptyParents(node: Container) {
  const parent = node.parent as AtRule | Root | undefined;
  node.remove();
  if (parent && parent.type === "atrule" && !parent.nodes?.length) removeWithEmptyParents(parent);
}
