import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { logoColours } from "#brand/colours.ts";
import { plainKolam } from "#brand/kolam.ts";

const { path, dots, columns, rows } = plainKolam(3, 2);
const { ground, line, dot } = logoColours;

/** The favicons and the icons of the web manifest: the logo's figure on a tile of night. */
export async function makeIcons(folder: string) {
  const put = async (name: string, size: number, margin: number, radius: number) =>
    writeFileSync(
      join(folder, name),
      await sharp(Buffer.from(tile(size, margin, radius)))
        .png({ compressionLevel: 9 })
        .toBuffer(),
    );
  writeFileSync(join(folder, "icon.svg"), tile(64, 0.14, 0.22));
  await put("icon-192.png", 192, 0.14, 0.22);
  await put("icon-512.png", 512, 0.14, 0.22);
  await put("icon-maskable-512.png", 512, 0.22, 0);
  await put("apple-touch-icon.png", 180, 0.16, 0);
  writeFileSync(
    join(folder, "favicon.ico"),
    icoOf(
      await sharp(Buffer.from(tile(32, 0.08, 0.2)))
        .png()
        .toBuffer(),
      32,
    ),
  );
}

/** A square icon; margin and corner radius are parts of its side. */
function tile(size: number, margin: number, radius: number): string {
  const width = 2 * columns;
  const height = 2 * rows;
  const side = width / (1 - 2 * margin);
  const circles = dots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="0.3" fill="${dot}"/>`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${(width - side) / 2} ${(height - side) / 2} ${side} ${side}"><rect x="${(width - side) / 2}" y="${(height - side) / 2}" width="${side}" height="${side}" rx="${side * radius}" fill="${ground}"/><path d="${path}" fill="none" stroke="${line}" stroke-width="0.46" stroke-linecap="round"/>${circles}</svg>`;
}

/** An .ico with one PNG inside, for those who still ask for /favicon.ico. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // with one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
