/** Every colour of the brand, written once: by day and by night, in CSS's own notation. */
type Colour = { day: string; night: string };

/** Exactly the ground of the pictures. On its own, because browsers get it with the page: the rest stays out of there. */
export const background = { day: "#f7f3ea", night: "#0d1129" } as const satisfies Colour;

export const colours = {
  // Grounds and text.
  background,
  foreground: { day: "oklch(0.2205 0.069 274.5)", night: "oklch(0.958 0.012 86)" },
  muted: { day: "oklch(0.415 0.035 274)", night: "oklch(0.79 0.025 274)" },
  surface: { day: "oklch(1 0 0)", night: "oklch(0.2335 0.0632 274)" },
  "surface-secondary": { day: "oklch(0.942 0.017 86)", night: "oklch(0.215 0.056 274)" },
  "surface-tertiary": { day: "oklch(0.915 0.021 86)", night: "oklch(0.2753 0.0838 274)" },
  overlay: { day: "oklch(1 0 0)", night: "oklch(0.25 0.068 274)" },
  backdrop: { day: "oklch(0.22 0.069 274 / 0.45)", night: "oklch(0.1 0.03 274 / 0.7)" },
  border: { day: "oklch(0.875 0.02 86)", night: "oklch(0.335 0.07 274)" },
  field: { day: "oklch(0.6 0.03 274)", night: "oklch(0.6 0.05 274)" },

  // One signal, one accent, one alarm.
  accent: { day: "oklch(0.47 0.085 195)", night: "oklch(0.83 0.12 185)" },
  "accent-foreground": { day: "oklch(0.99 0.005 195)", night: "oklch(0.19 0.05 274)" },
  "accent-soft": { day: "oklch(0.93 0.035 190)", night: "oklch(0.3 0.06 215)" },
  amber: { day: "oklch(0.55 0.125 62)", night: "oklch(0.83 0.14 72)" },
  success: { day: "oklch(0.5 0.1 165)", night: "oklch(0.81 0.14 165)" },
  primary: { day: "oklch(0.5 0.13 262)", night: "oklch(0.76 0.11 262)" },
  warning: { day: "oklch(0.54 0.12 65)", night: "oklch(0.83 0.14 72)" },
  danger: { day: "oklch(0.53 0.175 28)", night: "oklch(0.76 0.145 32)" },
  "danger-soft": { day: "oklch(0.945 0.03 30)", night: "oklch(0.29 0.075 20)" },
  focus: { day: "oklch(0.5 0.1 195)", night: "oklch(0.85 0.13 185)" },
} as const satisfies Record<string, Colour>;

/** The eight colours that items choose from: one lightness, one chroma, so that they belong together. */
export const hues = {
  teal: { day: "oklch(0.48 0.085 195)", night: "oklch(0.82 0.12 185)" },
  sky: { day: "oklch(0.49 0.11 240)", night: "oklch(0.81 0.1 230)" },
  indigo: { day: "oklch(0.47 0.14 274)", night: "oklch(0.79 0.1 276)" },
  leaf: { day: "oklch(0.48 0.1 158)", night: "oklch(0.82 0.13 160)" },
  amber: { day: "oklch(0.52 0.115 65)", night: "oklch(0.84 0.13 75)" },
  coral: { day: "oklch(0.52 0.155 32)", night: "oklch(0.78 0.135 36)" },
  rose: { day: "oklch(0.51 0.15 5)", night: "oklch(0.78 0.12 5)" },
  sand: { day: "oklch(0.49 0.07 80)", night: "oklch(0.86 0.07 85)" },
} as const satisfies Record<string, Colour>;

export type Hue = keyof typeof hues;

/** The logo where it stands on its own: favicons and link previews. The same by day and by night. */
export const logoColours = { ground: background.night, line: "#4fd8cc", dot: "#ffb04a" } as const;

/**
 * For letters and the server's own pages: mail programs know neither variables nor OKLCH. `onTeal` is the text of a
 * button, `mark` the line at the head of a card.
 */
export const mailColours = {
  day: {
    ground: "#f3efe6",
    card: "#ffffff",
    ink: "#0f1533",
    quiet: "#4a5282",
    line: "#e2dccd",
    teal: "#0e6b70",
    onTeal: "#ffffff",
    mark: logoColours.dot,
  },
  night: {
    ground: "#090d22",
    card: "#161d45",
    ink: "#eef1fb",
    quiet: "#bcc4f2",
    line: "#2a3573",
    teal: "#3dc6be",
    onTeal: "#090d22",
    mark: logoColours.dot,
  },
} as const;

/** An opaque colour as "#rrggbb", for what knows no OKLCH: PDFs, previews, mails. */
export function hexOf(colour: string): string {
  if (colour.startsWith("#")) return colour;
  const [lightness = 0, chroma = 0, hue = 0] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
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
