/** The folder of a build that holds the files of earlier ones, for tabs that were opened before: 1/ of the last, 2/ of the one before. */
export const earlierFolder = "earlier";
