/** Roads as a directed graph: from each node, by its number, where one can drive and what it costs. */
export type Graph = readonly (readonly Road[])[];

/** Costs are whole numbers (metres, seconds), so that sums are the same on every machine. */
export type Road = { to: number; cost: number };

/**
 * What each node costs from a start, the node before it on the way (-1 at the start and where no road leads), and all that
 * can be reached, the nearest first.
 */
export type Reach = { cost: number[]; before: number[]; order: number[] };

export const unreachable = Number.POSITIVE_INFINITY;

/** Dijkstra's algorithm, with a binary heap. */
export function shortestPaths(graph: Graph, start: number): Reach {
  const cost = new Array<number>(graph.length).fill(unreachable);
  const before = new Array<number>(graph.length).fill(-1);
  const order: number[] = [];
  const done = new Uint8Array(graph.length);
  const waiting = heap(cost);
  cost[start] = 0;
  waiting.push(start);
  for (let node = waiting.pop(); node >= 0; node = waiting.pop()) {
    if (done[node]) continue;
    done[node] = 1;
    order.push(node);
    for (const road of graph[node] as readonly Road[]) {
      const total = (cost[node] as number) + road.cost;
      if (total >= (cost[road.to] as number)) continue;
      cost[road.to] = total;
      before[road.to] = node;
      waiting.push(road.to);
    }
  }
  return { cost, before, order };
}

/** The nodes from the start of `reach` to `end`, both included. */
export function pathTo({ before }: Pick<Reach, "before">, end: number): number[] {
  const path = [end];
  for (let node = before[end] ?? -1; node >= 0; node = before[node] ?? -1) path.push(node);
  return path.reverse();
}

/** Nodes, the cheapest first. A node that gets cheaper is pushed once more; the dearer entry comes out later, and is old. */
function heap(cost: number[]) {
  const entries: number[] = [];
  const keys: number[] = [];
  const put = (index: number, node: number, key: number) => {
    entries[index] = node;
    keys[index] = key;
  };
  return {
    push(node: number) {
      const key = cost[node] as number;
      let index = entries.length;
      for (
        let parent = (index - 1) >> 1;
        index > 0 && (keys[parent] as number) > key;
        parent = (index - 1) >> 1
      ) {
        put(index, entries[parent] as number, keys[parent] as number);
        index = parent;
      }
      put(index, node, key);
    },
    /** -1 when there is none left. */
    pop(): number {
      const least = entries[0] ?? -1;
      const [node = -1, key = unreachable] = [entries.pop(), keys.pop()];
      const size = entries.length;
      if (size === 0) return least;
      let index = 0;
      for (let child = 1; child < size; child = 2 * index + 1) {
        if (child + 1 < size && (keys[child + 1] as number) < (keys[child] as number)) child++;
        if ((keys[child] as number) >= key) break;
        put(index, entries[child] as number, keys[child] as number);
        index = child;
      }
      put(index, node, key);
      return least;
    },
  };
}
