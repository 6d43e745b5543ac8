/** On a phone the city is 43rem wide and scrolls; a hair less, so that 1.75 pixels to a point take the file of 1200. */
export const stageSizes = "(width >= 64rem) 64rem, 42.8rem";
