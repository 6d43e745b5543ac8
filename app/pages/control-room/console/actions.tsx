import { memo } from "react";
import { clockTime } from "#app/clock-time.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { circuits, lamps } from "#simulation/city/city.ts";
import { livelyBlocks, mainIds, whereIs, whereOf } from "#simulation/control/places.ts";
import type { Order, Where } from "#simulation/control/plan.ts";
import { type ConsoleWords, placeName } from "../sentences.ts";

export const actionIds = ["burst", "theft", "fire", "outage", "lamp", "festival"] as const;
export type ActionId = (typeof actionIds)[number];

type ActionsProps = {
  words: ConsoleWords;
  action: ActionId | undefined;
  onChoose: (action: ActionId | undefined) => void;
  /** What the visitor has done so far. */
  orders: Order[];
  onUndo: () => void;
};

/** What a visitor can do to the city: first what, then where. */
export const Actions = memo(({ words, action, onChoose, orders, onUndo }: ActionsProps) => {
  const { title, lead, items } = words.actions;
  return (
    <section aria-labelledby="actions-title">
      <h2 id="actions-title" className="console-title">
        {title}
      </h2>
      <p className="mt-1 text-muted text-small">{lead}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {actionIds.map((id) => (
          <li key={id}>
            <Button
              variant="secondary"
              size="small"
              data-action={id}
              aria-pressed={action === id}
              onClick={() => onChoose(action === id ? undefined : id)}
              className="action"
            >
              {items[id] && <Icon name={items[id].icon} className="size-5 text-danger" />}
              {items[id]?.label}
            </Button>
          </li>
        ))}
      </ul>
      {orders.length > 0 && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1">
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small">
            {orders.map((order) => (
              <li key={`${order.kind} ${order.at} ${whereOf(order).name}`}>
                <span className="font-semibold tabular-nums">{clockTime(order.at)}</span>{" "}
                {items[order.kind]?.label}, {placeName(whereOf(order), words)}
              </li>
            ))}
          </ul>
          <Button variant="quiet" size="small" onClick={onUndo}>
            {words.again}
          </Button>
        </div>
      )}
    </section>
  );
});

type Target = { where: Where; order: (at: number) => Order };

/** Where an action can take place. */
export function targetsOf(action: ActionId): Target[] {
  switch (action) {
    case "burst":
      return mainIds.map((main) => ({
        where: whereIs.main(main),
        order: (at) => ({ kind: "burst", at, main, millimetres: 60 }),
      }));
    case "theft":
      return circuits.map((circuit) => ({
        where: whereIs.circuit(circuit),
        order: (at) => ({ kind: "theft", at, circuit }),
      }));
    case "lamp":
      return lamps.flatMap(({ seen }, lamp) =>
        seen && lamp % 4 === 0
          ? [{ where: whereIs.lamp(lamp), order: (at: number): Order => ({ kind: "lamp", at, lamp }) }]
          : [],
      );
    default:
      return livelyBlocks.map(({ id }) => ({
        where: whereIs.block(id),
        order: (at) => ({ kind: action, at, block: id }),
      }));
  }
}
