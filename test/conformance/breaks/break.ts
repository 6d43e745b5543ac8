/**
 * A way to break what the specification says. `in` tells where: an address of the served site, or the name of a source
 * file. A served text is changed on its way to the browser, so that nothing has to be built anew.
 */
export type Break = {
  /** The statements that no longer hold. */
  statements: string[];
  /** What is wrong then, in words. */
  what: string;
  /** It is broken in the kit's page of examples, which is a site of its own. */
  kit?: true;
} & (TextServed | OtherAnswer | TextInSource);

type TextServed = { in: RegExp; find: string | RegExp; replace: string };
/** Another page is served than the one that was asked for. */
type OtherAnswer = { in: RegExp; answer: string };
type TextInSource = { in: string; find: string | RegExp; replace: string };

export type ServedBreak = Break & { in: RegExp };
export type SourceBreak = Break & TextInSource;

export const isServed = (fault: Break): fault is ServedBreak => fault.in instanceof RegExp;
export const isInSource = (fault: Break): fault is SourceBreak => typeof fault.in === "string";

/** How reports call it. */
export const nameOf = ({ statements, what }: Break) => `${statements.join(", ")}: ${what}`;

/** The text with every occurrence changed; the same text where there is none. */
export function breakText(text: string, { find, replace }: { find: string | RegExp; replace: string }) {
  // A function, so that a dollar in the replacement is a dollar.
  return text.replaceAll(typeof find === "string" ? find : new RegExp(find, "gs"), () => replace);
}
