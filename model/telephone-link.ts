/** A telephone number as people write it, as a link: spaces are for the eye. */
export const telephoneLink = (number: string) => `tel:${number.replaceAll(" ", "")}`;
