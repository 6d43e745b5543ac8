import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PictureData } from "../../model/content-of.ts";

export const picturesFolder = "pictures";

/** What the art step wrote about each picture, with a fingerprint of its files, so that browsers may keep them for ever. */
export function readPictures(): Record<string, PictureData> {
  const index = JSON.parse(readFileSync(`${picturesFolder}/index.json`, "utf8")) as Record<
    string,
    Omit<PictureData, "fingerprint">
  >;
  return Object.fromEntries(
    Object.entries(index).map(([name, picture]) => [
      name,
      { ...picture, fingerprint: fingerprintOf(name, picture.widths) },
    ]),
  );
}

/** Copies the encoded pictures to the site, under names that carry their fingerprints. */
export function copyPictures(to: string) {
  const pictures = readPictures();
  for (const [name, { widths, fingerprint }] of Object.entries(pictures)) {
    for (const file of filesOf(name, widths)) {
      const target = join(
        to,
        file.slice(picturesFolder.length).replace(`${name}.`, `${name}.${fingerprint}.`),
      );
      mkdirSync(dirname(target), { recursive: true });
      cpSync(file, target);
    }
  }
}

type Committed = { src: string; widths: number[] };

/** The committed file of a picture that is as wide as wanted, or else its widest. */
export const fileAtLeast = ({ src, widths }: Committed, look: "day" | "night", wanted: number) =>
  `${picturesFolder}/${src}.${look}.${widths.find((width) => width >= wanted) ?? widths.at(-1)}.avif`;

export const largestFile = (picture: Committed, look: "day" | "night") =>
  fileAtLeast(picture, look, Number.POSITIVE_INFINITY);

const filesOf = (name: string, widths: number[]) => [
  ...files(name, ["day", "night"], widths),
  ...(name === lights.picture ? files(name, ["unlit", ...lights.groups], lights.widths) : []),
];

const files = (name: string, looks: string[], widths: number[]) =>
  looks.flatMap((look) => widths.map((width) => `${picturesFolder}/${name}.${look}.${width}.avif`));

/** One picture is there without its lights, too, and only what shines of it (app/pages/home/hero/sun). */
const lights = JSON.parse(readFileSync(`${picturesFolder}/lights.json`, "utf8")) as {
  picture: string;
  groups: string[];
  widths: number[];
};

/** The committed name behind a fingerprinted one. */
export const committedName = (name: string) => name.replace(/\.[0-9a-f]{8}\.([a-z]+)\./, ".$1.");

const known = new Map<string, string>();

/** Files are read once in a process, and again when they have changed: the content is read several times in a build. */
function fingerprintOf(name: string, widths: number[]): string {
  const files = filesOf(name, widths);
  const state = files.map((file) => `${file} ${statSync(file).size} ${statSync(file).mtimeMs}`).join("\n");
  const fingerprint = known.get(state) ?? hashOf(files);
  known.set(state, fingerprint);
  return fingerprint;
}

function hashOf(files: string[]): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 8);
}
