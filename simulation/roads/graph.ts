/** Roads as a directed graph: from each node, by its number, where one can drive and what it costs. */
export type Graph = readonly (readonly Road[])[];

/** Costs are whole numbers (metres, seconds), so that sums are the same on every machine. */
export type Road = { to: number; cost: number };

/** What each node costs from a start, and the node before it on the way; -1 at the start and where no road leads. */
export type Reach = { cost: number[]; before: number[] };

export const unreachable = Number.POSITIVE_INFINITY;

/** Dijkstra's algorithm, with a binary heap. */
export function shortestPaths(graph: Graph, start: number): Reach {
  const cost = graph.map(() => unreachable);
  const before = graph.map(() => -1);
  const waiting = heap();
  cost[start] = 0;
  waiting.push(start, 0);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.cost > (cost[next.node] as number)) continue;
    for (const road of graph[next.node] ?? []) {
      const total = next.cost + road.cost;
      if (total >= (cost[road.to] as number)) continue;
      cost[road.to] = total;
      before[road.to] = next.node;
      waiting.push(road.to, total);
    }
  }
  return { cost, before };
}

/** The nodes from the start of `reach` to `end`, both included. */
export function pathTo({ before }: Reach, end: number): number[] {
  const path = [end];
  for (let node = before[end] ?? -1; node >= 0; node = before[node] ?? -1) path.push(node);
  return path.reverse();
}

type Entry = { node: number; cost: number };

function heap() {
  const entries: Entry[] = [];
  const costAt = (index: number) => entries[index]?.cost ?? unreachable;
  const swap = (a: number, b: number) => {
    const [first, second] = [entries[a] as Entry, entries[b] as Entry];
    entries[a] = second;
    entries[b] = first;
  };
  return {
    push(node: number, cost: number) {
      let index = entries.push({ node, cost }) - 1;
      for (
        let parent = (index - 1) >> 1;
        index > 0 && costAt(parent) > costAt(index);
        parent = (index - 1) >> 1
      ) {
        swap(index, parent);
        index = parent;
      }
    },
    pop(): Entry | undefined {
      const least = entries[0];
      const last = entries.pop();
      if (entries.length === 0 || !last) return least;
      entries[0] = last;
      for (let index = 0; ; ) {
        const left = 2 * index + 1;
        const child = costAt(left + 1) < costAt(left) ? left + 1 : left;
        if (costAt(child) >= costAt(index)) return least;
        swap(index, child);
        index = child;
      }
    },
  };
}
