import documents from "virtual:documents";
import { language } from "#model/language.ts";

/** A file that a page offers: where it is, what it is saved as, and what to expect of it, like "PDF, 84 kB". */
export type Download = { to: string; saveAs: string; note: string };

type Facts = (typeof documents)[string][number];

/** The documents of a product, or those for the press, by their names. */
export const downloadsOf = (id: string) =>
  Object.fromEntries((documents[id] ?? []).map((facts) => [facts.name, downloadFrom(facts)])) as Partial<
    Record<Facts["name"], Download>
  >;

const downloadFrom = ({ path, saveAs, format, bytes }: Facts): Download => ({
  to: path,
  saveAs,
  note: `${format}, ${sizeOf(bytes)}`,
});

/** Written here and not in the browser, whose words for units may differ. */
function sizeOf(bytes: number): string {
  const [unit, size] = bytes < 1e6 ? ["kilobyte", bytes / 1e3] : ["megabyte", bytes / 1e6];
  const format = { style: "unit", unit: String(unit), maximumFractionDigits: size < 10 ? 1 : 0 } as const;
  return new Intl.NumberFormat(language, format).format(Number(size));
}
