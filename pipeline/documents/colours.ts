import { readFileSync } from "node:fs";

const tokens = readFileSync("app/styles/tokens.css", "utf8");

/** A colour of the site by day, from the style sheet's own tokens, as paper wants it: "#rrggbb". */
export function dayColour(token: string): string {
  const day = new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6}|oklch\\([^)]+\\))`).exec(tokens)?.[1];
  if (!day) throw new Error(`app/styles/tokens.css has no day colour --${token}`);
  if (day.startsWith("#")) return day;
  const [lightness = 0, chroma = 0, hue = 0] = day.match(/[\d.]+/g)?.map(Number) ?? [];
  return hexFrom(lightness, chroma, (hue * Math.PI) / 180);
}

/** From OKLCH to sRGB, by the matrices of CSS Color 4. */
function hexFrom(lightness: number, chroma: number, angle: number): string {
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map((part) => byteFrom(part).toString(16).padStart(2, "0")).join("")}`;
}

function byteFrom(linear: number): number {
  const part = Math.min(Math.max(linear, 0), 1);
  return Math.round(255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055));
}
