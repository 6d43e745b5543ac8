import { globSync, readFileSync } from "node:fs";

type Rule = { in: RegExp; not?: string[]; finds: RegExp; says: string };

const followsAny =
  "What follows any element of a kind (* + *, p + p) is looked for again on the whole page whenever something is added to it: use :not(:first-child), :not(:first-of-type), or a class before the + or ~.";

/** What a change of several styles at once would otherwise bring back, and why it is kept out. */
const rules: Rule[] = [
  {
    in: /\.tsx?$/,
    finds: /\btext-\[/,
    says: "A size of its own: take one of the type scale in app/styles/tokens.css (text-small, text-lead, text-title …).",
  },
  {
    in: /\.css$/,
    not: ["app/styles/tokens.css", "app/styles/base.css", "app/styles/print.css"],
    finds:
      /font-size:\s*(?!(?:min\([^;]*)?(?:var|--theme)\(--text-|inherit\b|[\d.]+em\b)\S|(?:^|[\s;{])font:\s*(?!inherit\b)\S/,
    says: "A size of its own: take one of the type scale in app/styles/tokens.css (var(--text-small) …), or make it a part of the letters around it (em).",
  },
  {
    in: /\.tsx?$/,
    finds: /\bleading-\[/,
    says: "A line height of its own: take leading-tight, leading-snug …, or the one that the size brings.",
  },
  {
    in: /\.tsx?$/,
    finds: /\[[^\]\s]*clamp\(/,
    says: "A fluid size in a class name is written for one place: make it a token, or a rule in the CSS beside the component.",
  },
  {
    in: /\.tsx?$/,
    finds: /(?<=["'`\s:!-])(?:space-[xy]|divide)-(?=[a-z0-9[(])/,
    says: "space- and divide- match all siblings, which costs at every change of the list: use gap-, or a border on the item.",
  },
  {
    in: /\.tsx?$/,
    finds: /(?<=["'`\s:])\*{1,2}:(?=[a-z[@-])/,
    says: "A *: variant matches every child or descendant on the page at each change: give the child the class.",
  },
  {
    in: /\.css$/,
    finds:
      /(?:html|body|main|:root|\.page)(?:\[[^\]]*\])?:has\([^{]*:(?:hover|focus|active|checked|open|user-|valid|invalid)/,
    says: "A state in :has() on the whole page has all of it styled again at each change: put :has() on the nearest element.",
  },
  {
    in: /\.css$/,
    finds: /(?:^|[\s>(,])(?:\*|[a-z][a-z0-9]*) [+~] (?=[.:[*a-z])/,
    says: followsAny,
  },
  {
    in: /\.tsx?$/,
    finds: /\[&[^\]\s]*[>_](?:\*|[a-z][a-z0-9]*)[+~]/,
    says: followsAny,
  },
  {
    in: /\.css$/,
    not: ["app/styles/print.css"],
    finds: /(?:^|[\s>+~])(?:\*|:(?:is|not)\([^{]*\)(?::[\w-]+)*|::view-transition-[^{]*\)) ?[,{]$/,
    says: "A rule for any element is tried on every one: name what it is for by a class or a tag (h2:target, h3:target instead of :is(h2, h3):target; :root before ::view-transition).",
  },
  {
    in: /\.css$/,
    finds: /:has\([^{]*\[value/,
    says: "[value] in :has() has the whole page styled again at each step of every slider (React writes the attribute): use a data- attribute.",
  },
  {
    in: /\.(?:css|tsx?)$/,
    not: ["app/styles/tokens.css"],
    finds: /100vw\s*-\s*var\(--page\)|100vw-var\(--page\)/,
    says: "The way from the window's edge to the page's column is var(--edge).",
  },
];

type StyleProblem = { file: string; line: number; says: string };

/** Every place in a file that one of the rules keeps out. */
export function problemsInStyles(file: string, text: string): StyleProblem[] {
  const those = rules.filter((rule) => rule.in.test(file) && !rule.not?.includes(file));
  return text
    .split("\n")
    .flatMap((line, i) =>
      those.filter(({ finds }) => finds.test(line)).map(({ says }) => ({ file, line: i + 1, says })),
    );
}

if (import.meta.main) {
  const problems = globSync("app/**/*.{css,ts,tsx}").flatMap((file) =>
    problemsInStyles(file, readFileSync(file, "utf8")),
  );
  for (const { file, line, says } of problems) console.error(`${file}:${line}  ${says}`);
  process.exitCode = problems.length ? 1 : 0;
}
