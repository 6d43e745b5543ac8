import { inpFrom, type Network } from "./inp.ts";
import { type Engine, openProject, type Project } from "./toolkit.ts";

/** What is done to the network while it runs. A burst is an emitter: flow = coefficient × √pressure. */
export type Change = { at: number } & ({ node: string; emitter: number } | { link: string; open: boolean });

/** What is seen at each step, in the network's own units. */
export type Run = {
  /** Seconds from the start. */
  times: number[];
  /** Of each node, by its id. */
  pressure: Map<string, number[]>;
  /** What leaves at a burst, of each node. */
  emitted: Map<string, number[]>;
  /** Of each link, from its first node to its second. */
  flow: Map<string, number[]>;
};

/** Lets EPANET run a network from start to end, and keeps what is seen every `step` seconds. */
export function runNetwork(engine: Engine, network: Network, step: number, changes: Change[] = []): Run {
  const project = openProject(engine, inpFrom(network));
  const nodes = [...network.junctions, ...network.reservoirs, ...network.tanks].map(({ id }) => id);
  const links = [...network.pipes, ...network.pumps].map(({ id }) => id);
  const seen = {
    times: [] as number[],
    pressures: [] as Values[],
    emitted: [] as Values[],
    flows: [] as Values[],
  };
  project.start();
  forEachEvent(project, changes, (time) => {
    if (time % step !== 0) return;
    seen.times.push(time);
    seen.pressures.push(project.pressures());
    seen.emitted.push(project.emitterFlows());
    seen.flows.push(project.flows());
  });
  const run = {
    times: seen.times,
    pressure: seriesOf(nodes, project.nodeIndex, seen.pressures),
    emitted: seriesOf(nodes, project.nodeIndex, seen.emitted),
    flow: seriesOf(links, project.linkIndex, seen.flows),
  };
  project.close();
  return run;
}

type Values = Float64Array;

function forEachEvent(project: Project, changes: Change[], see: (time: number) => void) {
  const waiting = changes.toSorted((a, b) => b.at - a.at);
  let next = 0;
  let left = 1;
  while (left > 0) {
    for (let change = waiting.at(-1); change && change.at <= next; change = waiting.at(-1)) {
      apply(project, change);
      waiting.pop();
    }
    const time = project.solve();
    see(time);
    left = project.advance();
    next = time + left;
  }
}

function apply(project: Project, change: Change) {
  if ("node" in change) project.setEmitter(change.node, change.emitter);
  else project.setOpen(change.link, change.open);
}

const seriesOf = (ids: string[], indexOf: (id: string) => number, steps: Values[]) =>
  new Map(
    ids.map((id) => {
      const index = indexOf(id);
      return [id, steps.map((values) => values[index] as number)];
    }),
  );
