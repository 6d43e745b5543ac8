import type { Download } from "#app/documents.server.ts";
import { SampleMark } from "#app/sections/sample-mark.tsx";
import { DownloadLink } from "#app/ui/controls/download-link.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Picture } from "#app/ui/figures/picture.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { Fold } from "#app/ui/layout/fold.tsx";
import { Inline, Prose } from "#app/ui/layout/prose.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import { Unbroken } from "#app/ui/layout/unbroken.tsx";
import { SnapRow } from "#app/ui/scrolling/snap-row.tsx";
import type { TableContent, TopicSectionContent } from "#model/kinds/topic.ts";
import { placeId } from "#model/slug.ts";

type TopicSectionProps = TopicSectionContent & {
  tone: Tone;
  files: { logoKit?: Download };
  showTable: string;
};

type Tone = "raised" | "surface";

/** Sections take turns, and end on the tone that differs from the questions' below. */
export const toneOf = (place: number, sections: number): Tone =>
  (sections - place) % 2 ? "surface" : "raised";

/** The heading stays beside what is read; a table, which needs the width, stands below it. */
export function TopicSection({ tone, files, showTable, ...section }: TopicSectionProps) {
  const { id, title, lead, text, items, steps, table, image, download } = section;
  const file = download && files[download.document];
  const heading = `${id}-title`;
  const beside = !table;
  return (
    <Band id={id} tone={tone} aria-labelledby={heading}>
      <div className={beside ? "grid gap-x-16 gap-y-6 lg:grid-cols-12" : ""}>
        <div
          className={
            beside
              ? "lg:sticky lg:top-[calc(var(--bar)+2rem)] lg:col-span-4 lg:self-start"
              : "grid items-center gap-x-12 gap-y-6 lg:grid-cols-12"
          }
        >
          <SectionHeading
            id={heading}
            title={title}
            lead={lead}
            mark={<SampleMark of={section} />}
            className={beside ? "" : "lg:col-span-7"}
          />
          {image && (
            <Picture
              {...image}
              sizes="(width >= 64rem) 34vw, 100vw"
              className={`framed w-full print:hidden ${beside ? "mt-6 max-w-96" : "max-w-xl lg:col-span-5 lg:-my-10"}`}
            />
          )}
        </div>
        <div
          className={
            beside ? "grid grid-cols-1 gap-10 lg:col-span-8" : "mt-6 grid grid-cols-1 gap-10 md:mt-10"
          }
        >
          {text && (
            <div className="grid max-w-[37rem] gap-4 md:text-lg">
              <Prose text={text} />
            </div>
          )}
          {download && file && <DownloadLink {...file} label={download.label} className="w-fit" />}
          {items && <Items items={items} labelledBy={heading} />}
          {steps && <Steps steps={steps} />}
          {table && <Table {...table} title={title} showTable={showTable} />}
        </div>
      </div>
    </Band>
  );
}

type ItemsProps = { items: NonNullable<TopicSectionContent["items"]>; labelledBy: string };

const Items = ({ items, labelledBy }: ItemsProps) => (
  <SnapRow aria-labelledby={labelledBy} className="md:grid md:grid-cols-2 md:gap-x-10 md:gap-y-8">
    {items.map(({ title, description, icon }) => (
      <li key={title} id={placeId(title)} className="place rise border-border border-t pt-5">
        <Icon name={icon} className="size-8 text-hue" />
        <h3 className="mt-3 font-sans text-xl leading-snug">
          <Unbroken text={title} />
        </h3>
        <p className="mt-2 text-muted">{description}</p>
      </li>
    ))}
  </SnapRow>
);

const Steps = ({ steps }: { steps: NonNullable<TopicSectionContent["steps"]> }) => (
  <ol>
    {steps.map(({ title, description }, place) => (
      <li
        key={title}
        id={placeId(title)}
        className="place rise grid grid-cols-[2.75rem_1fr] border-border border-t py-4 md:grid-cols-[3.5rem_1fr] md:py-6"
      >
        <span aria-hidden="true" className="font-display text-hue text-numeral tabular-nums">
          {place + 1}
        </span>
        <div>
          <h3 className="font-sans text-xl leading-snug">
            <Unbroken text={title} />
          </h3>
          <p className="mt-2 text-muted">{description}</p>
        </div>
      </li>
    ))}
  </ol>
);

/** A long table is folded on a phone, where it would be three screens high. */
function Table({ showTable, ...table }: TableContent & { title: string; showTable: string }) {
  if (table.rows.length <= 4) return <Cells {...table} />;
  return (
    <Fold look="row" summary={showTable} className="border-border max-md:border-y">
      <Cells {...table} />
    </Fold>
  );
}

function Cells({ title, columns, rows, note }: TableContent & { title: string }) {
  return (
    <div className="max-md:pb-4">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than a phone scrolls, also by keys */}
      <div className="text-table" tabIndex={0}>
        <table>
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row[0]}>
                {row.map((cell, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column's
                  <td key={place} className={place === 0 ? "font-semibold" : "text-muted"}>
                    <Inline text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <p className="mt-4 max-w-[44rem] text-muted text-small">{note}</p>}
    </div>
  );
}
