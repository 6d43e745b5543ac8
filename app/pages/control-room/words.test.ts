import { expect, test } from "vitest";
import { blocks, circuits } from "#simulation/city/city.ts";
import { incidentKinds } from "#simulation/control/incidents.ts";
import { mainIds } from "#simulation/control/places.ts";
import { scenarioIds } from "#simulation/control/plan.ts";
import { reportIds, systemOf } from "#simulation/control/reports.ts";
import { readContent } from "../../../pipeline/content.ts";
import { actionIds } from "./console/actions.tsx";
import { layerIds } from "./console/scene/frame.ts";

/** content/pages/control-room.yaml has the words for exactly what the simulated city can show. */
const { console: words } = readContent().file("controlRoom");
const sameIds = (record: Record<string, unknown>, ids: readonly string[]) =>
  expect(Object.keys(record).sort()).toEqual([...ids].sort());

test("every day, layer and action has its words", () => {
  sameIds(words.scenarios.items, scenarioIds);
  sameIds(words.layers.items, layerIds);
  sameIds(words.actions.items, actionIds);
});

test("every incident has a name, and every report a sentence and a source", () => {
  sameIds(words.incidents.kinds, incidentKinds);
  sameIds(words.log.reports, reportIds);
  sameIds(words.log.systems, [...new Set(reportIds.map(systemOf)), "desk"]);
  sameIds(words.log.steps, ["confirmed", "sent", "arrived", "closed"]);
  sameIds(words.incidents.stages, ["reported", "confirmed", "sent", "arrived", "closed"]);
});

test("every place has a name", () => {
  sameIds(words.places, [...blocks.map(({ id }) => id), ...circuits, ...mainIds]);
});
