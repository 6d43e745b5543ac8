import postcss, { type AtRule, type ChildNode, type Declaration, type Root, type Rule } from "postcss";
import { attributeOf, only, type Page, type Step, setAttribute, setText, textOf } from "./page.ts";

/**
 * As they are rendered, all pages carry the styles of all pages. Here each keeps those that its own elements can match,
 * in whatever state they come to be; the whole sheet is added when the app starts (app/head/all-styles.ts).
 * Measured: 10 to 13 kB (brotli) of styles in a page instead of 23.
 */
export function pageStyles(): Step {
  const sheets = new Map<string, Root>();
  // Pages of one kind have the same classes, and so the same styles.
  const made = new Map<string, string>();
  return (page) => {
    const style = only(
      page.elements("style").filter((style) => attributeOf(style, "data-styles") === "site"),
      `<style data-styles="site">`,
    );
    if (
      page
        .elements("input")
        .some((field) => /date|time|month|week|file/.test(attributeOf(field, "type") ?? ""))
    )
      throw new Error("a field for dates or files: let page-styles.ts keep the styles of its parts");
    const css = textOf(style);
    if (!css) throw new Error("the styles are empty");
    const sheet = sheets.get(css) ?? postcss.parse(css);
    sheets.set(css, sheet);
    const classes = classesIn(page);
    const key = [css, ...[...classes].sort()].join(" ");
    const own = made.get(key) ?? stylesOf(classes, sheet);
    made.set(key, own);
    setText(style, own);
    setAttribute(style, "data-all-styles", page.addFile("styles", "css", css));
  };
}

/** Of a style sheet, the rules that can match elements with these classes. */
export function stylesOf(classes: Set<string>, styles: Root): string {
  const own = styles.clone();
  own.walkRules((rule) => {
    if (!rule.selectors.some((selector) => canMatch(selector, classes))) removeWithEmptyParents(rule);
  });
  own.walkAtRules("supports", dropMixFallback);
  const text = own.toString();
  // Declared for rules that are not here: its name is in its own declaration once, and nowhere else.
  own.walkAtRules("keyframes", (declaration) => {
    if (text.split(declaration.params).length === 2) declaration.remove();
  });
  dropUnnamed(own);
  return own.toString();
}

// Given by a script before the first paint (app/head/theme-script.ts).
const themes = ["light", "dark"];

export const classesIn = (page: Page) =>
  new Set([
    ...themes,
    ...page.elements().flatMap((element) => (attributeOf(element, "class") ?? "").split(/\s+/)),
  ]);

const className = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi;

/** Tailwind resets the parts of fields for dates and files, of which the site has none. */
const partOfOtherField = /::-webkit-(date|calendar)|::file-selector-button/;

/**
 * A selector is of no use when it wants a class that no element has. What `:not()` and the like want is left open. Only the
 * app moves from page to page by view transitions, and with it come all styles.
 */
const canMatch = (selector: string, classes: Set<string>) =>
  !selector.includes("::view-transition") &&
  !partOfOtherField.test(selector) &&
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

/**
 * Tailwind writes each mixed colour twice, for browsers without color-mix(). Those don't know light-dark() either, in which
 * all colours here are written.
 */
function dropMixFallback(supports: AtRule) {
  if (!supports.params.includes("color-mix(")) return;
  const earlier = supports.parent?.nodes?.slice(0, supports.parent.index(supports)) ?? [];
  supports.walkRules((rule) => {
    const fallback = earlier.findLast((node) => node.type === "rule" && node.selector === rule.selector);
    if (fallback?.type !== "rule") return;
    rule.walkDecls(({ prop }) => {
      fallback.walkDecls(prop, (old) => void old.remove());
    });
    if (!fallback.nodes.length) fallback.remove();
  });
  supports.replaceWith(supports.nodes ?? []);
}

/** Tailwind declares what the rules of all pages read: properties, their first values, the theme. A page keeps what its own rules name. */
function dropUnnamed(own: Root) {
  const declared: (AtRule | Declaration)[] = [];
  own.walkAtRules("property", (property) => void declared.push(property));
  own.walkAtRules("layer", (layer) => {
    if (/^(properties|theme)$/.test(layer.params))
      layer.walkDecls(/^--/, (first) => void declared.push(first));
  });
  const mentions = new Map<string, number>();
  const mention = (name: string, count: number) => mentions.set(name, (mentions.get(name) ?? 0) + count);
  for (const [name] of own.toString().matchAll(/--[\w-]+/g)) mention(name, 1);
  for (const declaration of declared) mention(nameOf(declaration), -1);
  for (const declaration of declared)
    if (mentions.get(nameOf(declaration)) === 0) removeWithEmptyParents(declaration);
}

const nameOf = (declaration: AtRule | Declaration) =>
  declaration.type === "decl" ? declaration.prop : declaration.params;

function removeWithEmptyParents(node: ChildNode) {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== "document" && parent.type !== "root" && !parent.nodes?.length)
    removeWithEmptyParents(parent as AtRule | Rule);
}
