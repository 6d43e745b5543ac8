/** Content as paper shows it: the words of an inline link like [words](/products/…), without its address. */
export const withoutLinks = <Words>(content: Words): Words =>
  JSON.parse(
    JSON.stringify(content).replaceAll(/\[([^\][]+)\]\((?:\/|#|https:|mailto:|tel:)[^)\s]*\)/g, "$1"),
  );
