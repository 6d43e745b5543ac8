import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";

/** The first cell of a row names it; the others are figures. */
export type Table = { head: string[]; rows: string[][] };

type FoldedTableProps = Table & { title: string; summary: string; className?: string };

/** What a drawing or a plot shows, as numbers, for those who ask for it. */
export const FoldedTable = ({ title, summary, head, rows, className = "" }: FoldedTableProps) => (
  <details className={`group ${className}`}>
    <summary className="disclosure">
      {summary}
      <Icon name={uiIcons.down} className="size-4 text-muted transition-transform group-open:rotate-180" />
    </summary>
    <div className="overflow-x-auto">
      <table className="w-full text-small tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-border border-b">
            {head.map((cell, column) => (
              <th
                key={cell}
                scope="col"
                className={`py-2 pr-4 align-bottom font-semibold ${column ? "text-right" : "text-left"}`}
              >
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others]) => (
            <tr key={first} className="border-border border-b">
              <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                {first}
              </th>
              {others.map((cell, column) => (
                <td key={head[column + 1]} className="py-1.5 pr-4 text-right">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);
