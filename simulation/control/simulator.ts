import { figure } from "#simulation/figure.ts";
import { once } from "#simulation/once.ts";
import { type Figure, type Plot, type SimulatedEvent, simulator } from "#simulation/simulator.ts";
import { type CityDay, openCity } from "./day.ts";
import type { Desk, Incident } from "./incidents.ts";
import { systemOf } from "./reports.ts";

/** What linking the city's systems changes on a bad day: how soon a crew is under way, and how much an operator must read. */
export const control = simulator({
  inputs: {
    scenario: { kind: "choice", options: ["burst", "monsoon", "theft"], initial: "burst" },
    confirm: { kind: "number", min: 1, max: 30, step: 1, unit: "min", initial: 4 },
    window: { kind: "number", min: 0, max: 240, step: 10, unit: "min", initial: 120 },
  },
  async run({ scenario, confirm, window }) {
    const city = await opened();
    const plan = { scenario, seed: "1", orders: [] };
    const linked = city(plan, { confirmMinutes: confirm, windowMinutes: window });
    const apart = city(plan, departments);
    return {
      figures: figuresOf(linked, apart),
      plot: plotOf(linked),
      events: eventsOf(linked),
      scene: sceneOf(linked, apart),
    };
  },
});

/** Today: every department has a desk of its own. Each report is a ticket, and is believed once somebody has been to look. */
const departments: Desk = { confirmMinutes: 30, windowMinutes: -1 };

const opened = once(() => openCity());

/** Ambulance calls and full bins come on any day; they are not what the scenario is about. */
const isSerious = ({ kind }: Incident) => kind !== "medical" && kind !== "overflow";

function figuresOf(linked: CityDay, apart: CityDay): Figure[] {
  const serious = ({ incidents }: CityDay) => incidents.filter(isSerious);
  const reports = serious(linked).flatMap((incident) => incident.reports);
  return [
    figure("underway", "min", 0, firstMinutes(linked, "sent"), firstMinutes(apart, "sent")),
    figure("closed", "min", 0, firstMinutes(linked, "closed"), firstMinutes(apart, "closed")),
    figure("tickets", "", 0, serious(linked).length, serious(apart).length),
    figure("reports", "", 0, reports.length),
  ];
}

/** Minutes from the first report of the first serious incident until its crew leaves, or is done. */
function firstMinutes({ incidents, responses }: CityDay, when: "sent" | "closed"): number {
  const first = incidents.find(isSerious);
  const response = responses.find(({ incident }) => incident === first?.id);
  return first && response ? response[when] - first.opened : 0;
}

/** The serious incidents of the day, what was told about them, and the first one's times under today's practice. Minutes. */
export type ControlScene = {
  from: number;
  until: number;
  reports: { at: number; system: string; incident: number }[];
  incidents: {
    kind: string;
    opened: number;
    confirmed: number;
    sent: number;
    arrived: number;
    closed: number;
  }[];
  today: { opened: number; sent: number; closed: number };
};

function sceneOf(linked: CityDay, apart: CityDay): ControlScene {
  const serious = linked.incidents.filter(isSerious);
  const incidents = serious.map(({ id, kind, opened, confirmed }) => {
    const {
      sent = opened,
      arrived = opened,
      closed = opened,
    } = linked.responses.find(({ incident }) => incident === id) ?? {};
    return { kind, opened, confirmed, sent, arrived, closed };
  });
  const first = incidents[0]?.opened ?? 0;
  const today = {
    opened: first,
    sent: first + firstMinutes(apart, "sent"),
    closed: first + firstMinutes(apart, "closed"),
  };
  return {
    from: first - 15,
    until: Math.max(today.closed, ...incidents.map(({ closed }) => closed)) + 15,
    reports: serious.flatMap(({ reports }, incident) =>
      reports.map(({ at, id }) => ({ at, system: systemOf(id), incident })),
    ),
    incidents,
    today,
  };
}

/** How many reports have come, and to how many incidents they add up, hour by hour. */
function plotOf({ incidents }: CityDay): Plot {
  const serious = incidents.filter(isSerious);
  const hours = Array.from({ length: 25 }, (_, hour) => hour);
  const until = (times: number[], hour: number) => times.filter((time) => time <= hour * 60).length;
  const reported = serious.flatMap(({ reports }) => reports.map(({ at }) => at));
  const opened = serious.map(({ opened }) => opened);
  return {
    x: { id: "clock", unit: "h", values: hours },
    lines: [
      { id: "reports", unit: "", values: hours.map((hour) => until(reported, hour)) },
      { id: "incidents", unit: "", values: hours.map((hour) => until(opened, hour)) },
    ],
  };
}

function eventsOf({ incidents, responses }: CityDay): SimulatedEvent[] {
  const events = incidents.filter(isSerious).flatMap((incident) => {
    const response = responses.find((one) => one.incident === incident.id);
    const after = (minute: number) => ({ minutes: Math.round(minute - incident.opened) });
    const event = (minute: number, id: string, values: SimulatedEvent["values"] = {}): SimulatedEvent => ({
      at: minute * 60,
      id,
      values,
    });
    return [
      event(incident.opened, `${incident.kind}-opened`),
      event(incident.confirmed, "confirmed", after(incident.confirmed)),
      ...(response
        ? [
            event(response.sent, "sent", { unit: response.unit, ...after(response.sent) }),
            event(response.arrived, "arrived", { unit: response.unit }),
            event(response.closed, "closed", after(response.closed)),
          ]
        : []),
    ];
  });
  return events.toSorted((a, b) => a.at - b.at);
}
