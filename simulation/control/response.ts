import { stations } from "#simulation/city/city.ts";
import type { Incident, IncidentKind } from "./incidents.ts";
import { crossingAt } from "./places.ts";
import type { Weather } from "./plan.ts";
import { arrivalAt, drive, type Trip, type Vehicle } from "./trips.ts";

/** What is done about an incident: who leaves when, arrives when, and when it is over. Minutes after midnight. */
export type Response = {
  incident: string;
  unit: string;
  sent: number;
  arrived: number;
  closed: number;
  trips: Trip[];
};

type Crew = {
  unit: string;
  vehicle: Vehicle;
  from: string;
  units: number;
  /** From the order to rolling wheels, and the work on the spot. */
  turnout: number;
  work: number;
  /** Only in working hours, from seven to ten in the evening; what comes later waits for the morning. */
  daytime?: boolean;
};

const crews: Partial<Record<IncidentKind, Crew>> = {
  burst: { unit: "W", vehicle: "crew", from: stations.works, units: 1, turnout: 10, work: 45 },
  flood: { unit: "P", vehicle: "crew", from: stations.works, units: 1, turnout: 8, work: 90 },
  theft: { unit: "E", vehicle: "crew", from: stations.depot, units: 1, turnout: 10, work: 150 },
  lamp: { unit: "L", vehicle: "crew", from: stations.depot, units: 1, turnout: 20, work: 25, daytime: true },
  outage: { unit: "E", vehicle: "crew", from: stations.depot, units: 1, turnout: 6, work: 40 },
  fire: { unit: "F", vehicle: "fire", from: stations.depot, units: 2, turnout: 1.5, work: 55 },
  crowd: { unit: "T", vehicle: "truck", from: stations.depot, units: 1, turnout: 15, work: 40 },
};

/** Sends the crew of an incident's kind. Some kinds need none: an ambulance has been sent already, a bin waits for its round. */
export function respond(incident: Incident, index: number, weather?: Weather): Response | undefined {
  const crew = crews[incident.kind];
  if (!crew) return undefined;
  const scene = crossingAt(incident.where);
  const sent = workingHour(incident.confirmed + crew.turnout, crew.daytime);
  const trips = Array.from({ length: crew.units }, (_, number) =>
    drive(
      `${crew.unit}${index + number + 1}`,
      crew.vehicle,
      crew.from,
      [
        { crossing: scene, stay: crew.work },
        { crossing: crew.from, stay: 0 },
      ],
      sent + number * 0.7,
      weather,
    ),
  );
  const [first] = trips;
  const arrived = first ? arrivalAt(first, scene) : sent;
  return {
    incident: incident.id,
    unit: first?.unit ?? "",
    sent,
    arrived,
    closed: arrived + crew.work,
    trips,
  };
}

function workingHour(minute: number, daytime = false): number {
  if (!daytime || (minute >= 7 * 60 && minute < 22 * 60)) return minute;
  return minute < 7 * 60 ? 7 * 60 : 31 * 60;
}
