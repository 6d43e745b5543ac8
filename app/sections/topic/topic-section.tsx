import type { Download } from "#app/documents.server.ts";
import { SampleMark } from "#app/sections/sample-mark.tsx";
import { DownloadLink } from "#app/ui/controls/download-link.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Picture } from "#app/ui/figures/picture.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { Inline, Prose } from "#app/ui/layout/prose.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import { placeId } from "#model/slug.ts";
import type { TableContent, TopicSectionContent } from "#model/topic.ts";

type TopicSectionProps = TopicSectionContent & { tone: Tone; files: { logoKit?: Download } };

type Tone = "plain" | "raised" | "surface";

/**
 * A picture has the page's own ground, so its section stays plain. Between pictures the others take turns, and end on the
 * tone that differs from the questions' below.
 */
export function tonesOf(sections: Pick<TopicSectionContent, "image">[]): Tone[] {
  return sections.map(({ image }, place) => {
    if (image) return "plain";
    const next = sections.findIndex((section, other) => other > place && section.image);
    const left = (next < 0 ? sections.length : next) - place;
    return left % 2 ? "surface" : "raised";
  });
}

/** The heading stays beside what is read; a table, which needs the width, stands below it. */
export function TopicSection({ tone, files, ...section }: TopicSectionProps) {
  const { id, title, lead, text, items, steps, table, image, download } = section;
  const file = download && files[download.document];
  const heading = `${id}-title`;
  const beside = !table;
  return (
    <Band id={id} tone={tone} aria-labelledby={heading}>
      <div className={beside ? "grid gap-x-16 gap-y-8 lg:grid-cols-12" : ""}>
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
              className={`melting w-full print:hidden ${beside ? "mt-6 max-w-96" : "max-w-xl lg:col-span-5 lg:-my-10"}`}
            />
          )}
        </div>
        <div className={beside ? "grid grid-cols-1 gap-10 lg:col-span-8" : "mt-10 grid grid-cols-1 gap-10"}>
          {text && (
            <div className="grid max-w-[44rem] gap-4 text-lg">
              <Prose text={text} />
            </div>
          )}
          {download && file && <DownloadLink {...file} label={download.label} className="w-fit" />}
          {items && <Items items={items} />}
          {steps && <Steps steps={steps} />}
          {table && <Table {...table} title={title} />}
        </div>
      </div>
    </Band>
  );
}

const Items = ({ items }: { items: NonNullable<TopicSectionContent["items"]> }) => (
  <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
    {items.map(({ title, description, icon }) => (
      <li key={title} id={placeId(title)} className="place rise border-border border-t pt-5">
        <Icon name={icon} className="size-8 text-hue" />
        <h3 className="mt-3 font-sans text-xl leading-snug">{title}</h3>
        <p className="mt-2 text-muted">{description}</p>
      </li>
    ))}
  </ul>
);

const Steps = ({ steps }: { steps: NonNullable<TopicSectionContent["steps"]> }) => (
  <ol>
    {steps.map(({ title, description }, place) => (
      <li
        key={title}
        id={placeId(title)}
        className="place rise grid grid-cols-[3.5rem_1fr] border-border border-t py-6"
      >
        <span aria-hidden="true" className="font-display text-hue text-numeral tabular-nums">
          {place + 1}
        </span>
        <div>
          <h3 className="font-sans text-xl leading-snug">{title}</h3>
          <p className="mt-2 text-muted">{description}</p>
        </div>
      </li>
    ))}
  </ol>
);

function Table({ title, columns, rows, note }: TableContent & { title: string }) {
  return (
    <div>
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
