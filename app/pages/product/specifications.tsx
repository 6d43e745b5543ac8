import type { Download } from "#app/documents.server.ts";
import { DownloadLink } from "#app/ui/controls/download-link.tsx";
import { Kolam } from "#app/ui/figures/kolam.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { Fold } from "#app/ui/layout/fold.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import type { ProductPageContent, SpecContent } from "#model/kinds/product.ts";
import { specId } from "#model/slug.ts";

type SpecificationsProps = {
  heading: ProductPageContent["specs"];
  id: string;
  title: string;
  specs: SpecContent[];
  files: { dataSheet?: Download; all?: Download };
};

/** All specifications in one table, beside a drawing of the data sheet. */
export function Specifications({
  heading: { download, tenderKit, showAll, ...heading },
  id,
  title,
  specs,
  files,
}: SpecificationsProps) {
  return (
    <Band id="specs" tone="surface" aria-labelledby="specs-title" className="outline-none">
      <div className="grid gap-x-16 gap-y-8 xl:grid-cols-12 xl:gap-y-12">
        <div className="xl:col-span-4">
          <div className="xl:sticky xl:top-28">
            <SectionHeading id="specs-title" {...heading} />
            <div className="mt-6 flex flex-wrap gap-2 print:hidden md:mt-8">
              {files.dataSheet && <DownloadLink {...files.dataSheet} label={download} size="small" />}
              {files.all && (
                <DownloadLink {...files.all} label={tenderKit} variant="secondary" size="small" />
              )}
            </div>
            <Paper id={id} title={title} rows={specs.length} />
          </div>
        </div>
        <div className="self-start border-border border-b xl:col-span-8">
          <Rows caption={heading.title} specs={specs.slice(0, shownAtOnce)} />
          <Fold summary={showAll} look="row" className="border-border max-md:border-t">
            <Rows caption={heading.title} specs={specs.slice(shownAtOnce)} />
          </Fold>
        </div>
      </div>
    </Band>
  );
}

/** Before a visitor on a phone asks for all of them. */
const shownAtOnce = 6;

const Rows = ({ caption, specs }: { caption: string; specs: SpecContent[] }) => (
  <table className="w-full">
    <caption className="sr-only">{caption}</caption>
    <tbody>
      {specs.map(({ name, value }) => (
        <tr
          key={name}
          id={specId(name)}
          className="place border-border border-t transition-colors hover:bg-hue/5 max-sm:block max-sm:py-3"
        >
          <th
            scope="row"
            className="w-2/5 py-4 pr-6 text-left align-top font-semibold max-sm:block max-sm:w-full max-sm:py-0 lg:w-1/3"
          >
            {name}
          </th>
          <td className="py-4 align-top text-muted tabular-nums max-sm:block max-sm:py-0">{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** A drawing of the data sheet, light in both themes. Decoration: the button above it is the link. */
function Paper({ id, title, rows }: { id: string; title: string; rows: number }) {
  return (
    <div aria-hidden="true" className="light mt-14 w-56 -rotate-3 text-foreground max-xl:hidden print:hidden">
      <div className="aspect-[1/1.414] overflow-clip rounded-xs bg-[oklch(1_0_0)] shadow-float">
        <div className="bg-background px-5 pt-5">
          <p className="font-display text-sm leading-tight">{title}</p>
          <Kolam seed={id} className="mx-auto h-28 py-3 text-hue" />
        </div>
        <svg aria-hidden="true" viewBox={`-5 -4 110 ${rows * 5}`} className="w-full fill-field/50">
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines that stand for lines
            <g key={row}>
              <rect y={row * 5} width={18 + ((row * 7) % 11)} height="1.4" className="fill-foreground/60" />
              <rect x="34" y={row * 5} width={30 + ((row * row * 17) % 34)} height="1.4" />
            </g>
          ))}
        </svg>
      </div>
    </div>
  );
}
