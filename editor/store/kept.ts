import type { Path } from "../files/change.ts";

/** The name of a place in a file, by which what was typed there is known. */
export const placeOf = ({ file, path }: { file: string; path: Path }) => JSON.stringify([file, ...path]);
