import { Band } from "#app/ui/layout/band.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import type { ControlRoomContent } from "#model/pages/control-room.ts";
import type { NightRow } from "./worked-night.server.ts";

/** One night of the simulation as a table: complete without any code. */
export function WorkedNight({
  columns,
  rows,
  ...heading
}: ControlRoomContent["worked"] & { rows: NightRow[] }) {
  return (
    <Band id="worked-night" aria-labelledby="worked-title">
      <SectionHeading id="worked-title" {...heading} />
      <table className="worked-night mt-10">
        <thead>
          <tr>
            <th scope="col">{columns.time}</th>
            <th scope="col">{columns.source}</th>
            <th scope="col">{columns.message}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ time, source, message }) => (
            <tr key={`${time} ${message}`}>
              <th scope="row">{time}</th>
              <td>{source}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Band>
  );
}
