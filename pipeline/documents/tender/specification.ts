import { sections } from "#model/tender/tender.ts";
import type { Kit } from "./kit.ts";
import { type Clause, scheduleOf } from "./schedule.ts";
import { wordFile } from "./word.ts";
import { form, listed, section, table, text } from "./word-parts.ts";

const orientation = "portrait";

/** The technical specification schedule: numbered requirements, with room for what a bidder offers. */
export function specification(kit: Kit): Promise<Buffer> {
  const { product, tender, words, titles } = kit;
  const { fields, columns, kinds } = words;
  const own = words.specification;
  const { references, technical, functional, handover } = scheduleOf(kit);
  return wordFile(kit, {
    title: titles.specification.title,
    orientation,
    children: [
      form(orientation, [
        [fields.subject, product.title],
        [fields.tender, ""],
        [fields.buyer, ""],
        [fields.bidder, ""],
      ]),
      ...section(sections.scope, own.scope),
      text(tender.scope),
      ...section(sections.references, own.references),
      table({
        orientation,
        columns: [
          [columns.reference, 60],
          [columns.citedIn, 40],
        ],
        rows: references.map(({ name, citedIn }) => [name, citedIn.join(", ")]),
      }),
      ...section(sections.technical, own.technical),
      requirements(kit, technical),
      ...section(sections.functional, own.functional),
      requirements(kit, functional),
      ...section(sections.handover, kinds[tender.kind].handover),
      ...handover.map(({ number, requirement }) => listed(number, requirement)),
    ],
  });
}

const requirements = ({ words: { columns } }: Kit, clauses: Clause[]) =>
  table({
    orientation,
    columns: [
      [columns.number, 8],
      [columns.parameter, 20],
      [columns.requirement, 38],
      [columns.offer, 19],
      [columns.deviation, 15],
    ],
    rows: clauses.map(({ number, subject, requirement }) => [number, subject, requirement, "", ""]),
  });
