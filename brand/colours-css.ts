import { colours, hues } from "./colours.ts";

export const coloursFile = "brand/colours.generated.css";

/**
 * The colours as CSS: a variable each, the rules that give an element one of the hues, and Tailwind's names for them.
 * The theme is nothing but the color-scheme, so day and night stand together in light-dark(). They are written for each
 * theme's element, because for older browsers light-dark() becomes variables, which are worked out where they stand.
 */
export function coloursCss(): string {
  const names = Object.keys(colours);
  return `/* Written by the build from brand/colours.ts: change that file, not this one. */
:root,
.light,
.dark {
${[...variables("", colours), ...variables("hue-", hues)].join("\n")}
}

:root {
  --hue: var(--accent);
}

${Object.keys(hues).map(ruleOf).join("\n")}

@theme inline {
  --color-*: initial;
  --color-transparent: transparent;
  --color-current: currentColor;
${[...names, "hue"].map((name) => `  --color-${name}: var(--${name});`).join("\n")}
}
`;
}

const variables = (prefix: string, all: Record<string, { day: string; night: string }>) =>
  Object.entries(all).map(([name, { day, night }]) => `  --${prefix}${name}: light-dark(${day}, ${night});`);

const ruleOf = (hue: string) => `[data-hue="${hue}"] {
  --hue: var(--hue-${hue});
}`;
