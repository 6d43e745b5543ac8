import { blocks, circuits, lamps } from "#simulation/city/city.ts";
import { mainIds } from "#simulation/control/places.ts";
import { type Order, type Plan, scenarioIds, scenarioOf } from "#simulation/control/plan.ts";

/** What the address says: the day, the minute that is looked at, and what the visitor did. */
export type View = { plan: Plan; minute: number };

/** The most that a visitor can do to one day. */
export const mostOrders = 12;

export function viewFrom(search: string, wished?: string): View {
  const query = new URLSearchParams(search);
  const named = query.get("day") ?? wished;
  const scenario = scenarioIds.find((id) => id === named) ?? "ordinary";
  const asked = Number(query.get("at") ?? Number.NaN);
  const minute = asked >= 0 && asked < 1440 ? Math.floor(asked) : scenarioOf(scenario).from;
  const orders = (query.get("do") ?? "").split(",").flatMap((text) => orderFrom(text) ?? []);
  return { plan: { scenario, seed: "1", orders: orders.slice(0, mostOrders) }, minute };
}

export function searchOf({ plan, minute }: View): string {
  const query = new URLSearchParams({ day: plan.scenario, at: String(Math.floor(minute)) });
  if (plan.orders.length > 0) query.set("do", plan.orders.map(textOf).join());
  return `?${query}`;
}

/** What an order is about: a main, a lamp, a circuit or a block. */
function targetOf(order: Order): string {
  switch (order.kind) {
    case "burst":
      return order.main;
    case "lamp":
      return String(order.lamp);
    case "theft":
      return order.circuit;
    default:
      return order.block;
  }
}

/** An order by its parts, if there are such a kind, time and target. */
function orderOf(kind: string, at: number, target: string): Order | undefined {
  if (!Number.isInteger(at) || at < 0 || at >= 1440) return undefined;
  const main = mainIds.find((id) => id === target);
  const lamp = /^\d+$/.test(target) && Number(target) < lamps.length ? Number(target) : undefined;
  const block = blocks.find(({ id }) => id === target)?.id;
  switch (kind) {
    case "burst":
      return main && { kind, at, main, millimetres: 60 };
    case "lamp":
      return lamp === undefined ? undefined : { kind, at, lamp };
    case "theft":
      return circuits.includes(target) ? { kind, at, circuit: target } : undefined;
    case "fire":
    case "festival":
    case "outage":
      return block === undefined ? undefined : { kind, at, block };
    default:
      return undefined;
  }
}

const textOf = (order: Order) => `${order.kind}.${order.at}.${targetOf(order)}`;

function orderFrom(text: string): Order | undefined {
  const [kind = "", at = "", target = ""] = text.split(".");
  return orderOf(kind, at === "" ? Number.NaN : Number(at), target);
}
