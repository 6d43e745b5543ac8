import { expect, test } from "vitest";
import { referencesIn } from "./references.ts";

test("standards are found in values, with their parts and years", () => {
  expect(
    namesIn(
      "IS 10322 (Part 5/Sec 3) luminaires, IEC 62676-4:2014, OASIS CAP 1.2 (ITU-T X.1303 bis), ETSI TS 103 479",
    ),
  ).toEqual([
    "ETSI TS 103 479",
    "IEC 62676-4:2014",
    "IS 10322 (Part 5/Sec 3)",
    "ITU-T X.1303 bis",
    "OASIS CAP 1.2",
  ]);
  expect(namesIn("ISA-18.2 / IEC 62682 life cycle; IEEE 802.15.4 mesh, AIS-140 and IEC 60529.")).toEqual([
    "AIS-140",
    "IEC 60529",
    "IEC 62682",
    "IEEE 802.15.4",
    "ISA-18.2",
  ]);
});

test("numbers, units and product words are no standards", () => {
  expect(namesIn("4G LTE B1, 0 to 5 mg/L, DN 50 to DN 1600, TLS 1.3, IP66, SL 2, RAID 6")).toEqual([]);
});

test("a standard names every clause that cites it, once", () => {
  const clauses = [
    { number: "3.1", value: "IP66 (IEC 60529), IP67 (IEC 60529)" },
    { number: "3.4", value: "IP68, IEC 60529" },
  ];
  expect(referencesIn(clauses)).toEqual([{ name: "IEC 60529", citedIn: ["3.1", "3.4"] }]);
});

const namesIn = (value: string) => referencesIn([{ number: "3.1", value }]).map(({ name }) => name);
