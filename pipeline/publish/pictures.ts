import { createHash } from "node:crypto";
import { cpSync, existsSync, globSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PictureData, Pictures } from "#app/ui/figures/pictures.tsx";

const folder = "pictures";

export type PictureIndex = Record<string, Omit<PictureData, "fingerprint">>;

/** What the art step wrote about each picture: its size, the widths that are there, its tones. */
export const readPictureIndex = (): PictureIndex => JSON.parse(readFileSync(`${folder}/index.json`, "utf8"));

/** The index of pictures, each with a fingerprint of its files, so that browsers may keep them for ever. */
export function picturesWithFingerprints(): Pictures {
  const index = readPictureIndex();
  return Object.fromEntries(
    Object.entries(index).map(([name, picture]) => [
      name,
      { ...picture, fingerprint: fingerprintOf(name, picture.widths) },
    ]),
  );
}

/** Copies the encoded pictures to the site, under names that carry their fingerprints. */
export function copyPictures(to: string) {
  const pictures = picturesWithFingerprints();
  for (const [name, { widths, fingerprint }] of Object.entries(pictures)) {
    for (const width of widths) {
      for (const look of ["day", "night"]) {
        const target = join(to, `${name}.${fingerprint}.${look}.${width}.avif`);
        mkdirSync(dirname(target), { recursive: true });
        cpSync(join(folder, `${name}.${look}.${width}.avif`), target);
      }
    }
  }
}

/** The committed file behind a fingerprinted address. */
export const pictureFile = (address: string) =>
  join(folder, decodeURI(address.split("?")[0] ?? "").replace(/\.[0-9a-f]{8}\.(day|night)\./, ".$1."));

function fingerprintOf(name: string, widths: number[]): string {
  if (!widths.length || !existsSync(folder)) return "";
  const hash = createHash("sha256");
  for (const file of globSync(`${folder}/${name}.*.avif`).sort()) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 8);
}
