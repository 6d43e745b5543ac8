import { language } from "#model/language.ts";
export type Reference = { name: string; citedIn: string[] };

/** The standards and rules that values name, in the order of their names, with the clauses that cite them. */
export function referencesIn(clauses: { number: string; value: string }[]): Reference[] {
  const found = clauses.flatMap(({ number, value }) => namesIn(value).map((name) => ({ name, number })));
  return [...Map.groupBy(found, ({ name }) => name)]
    .map(([name, cited]) => ({ name, citedIn: [...new Set(cited.map(({ number }) => number))] }))
    .sort((one, two) => one.name.localeCompare(two.name, language, { numeric: true }));
}

// "ITU-T X.1303 bis", "IS 10322 (Part 5/Sec 3)", "IEC 62676-4:2014", "IEEE 802.15.4", "ETSI TS 103 479".
const bodies =
  "IS/IEC|ISO/IEC|IEC|ISO|IEEE|ANSI|EN|ETSI TS|ITU-T|RFC|3GPP TS|3GPP Release|IS|SAE|OASIS CAP|Zhaga Book|LoRaWAN|BPMN|TALQ|ASPRS Edition";
const number = String.raw`[A-Z]?\.?\d[\d.]*\w*(?:-\d+)*(?: \d{3}\b)?(?::\d{4})?`;
const part = String.raw`(?: \(Parts? [^)]*\)| Part \d+| bis)?`;
const hyphenated = String.raw`(?:ISA|AIS|NENA-STA)-\d[\d.]*(?:-\d{4})?`;
const laws = String.raw`Drone Rules, \d{4}`;
const standard = new RegExp(String.raw`\b(?:(?:${bodies}) ${number}${part}|${hyphenated}|${laws})`, "g");

const namesIn = (value: string) => [...value.matchAll(standard)].map(([name]) => name.replace(/[.]$/, ""));
