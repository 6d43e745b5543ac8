/** More than this waiting means that storage has stalled: better to say so than to fill the memory. */
const mostWaiting = 5000;
const mostAtOnce = 200;

/**
 * So long a write waits for others to come along, unless there are many already. No visitor feels it, and while many
 * write, pages keep their pace.
 */
const gatherMs = 15;
const many = 64;

type Waiting<Item, Result> = PromiseWithResolvers<Result> & { item: Item };

/**
 * Writes together what arrives while a write gathers or is under way: a hundred visitors share one wait for the disk. Each
 * is answered only after the write that holds their item. An Error among the results rejects its own item alone.
 */
export function groupCommit<Item, Result>(write: (items: Item[]) => Promise<(Result | Error)[]>) {
  const waiting: Waiting<Item, Result>[] = [];
  let writing: Promise<void> | undefined;
  let goOn = () => {};

  async function writeAll() {
    while (waiting.length > 0) {
      await gathered();
      await writeGroup(waiting.splice(0, mostAtOnce));
    }
    writing = undefined;
  }

  function gathered() {
    if (waiting.length >= many) return;
    return new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, gatherMs);
      goOn = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function writeGroup(group: Waiting<Item, Result>[]) {
    try {
      const results = await write(group.map(({ item }) => item));
      for (const [index, { resolve, reject }] of group.entries()) {
        const result = results[index] as Result | Error;
        if (result instanceof Error) reject(result);
        else resolve(result);
      }
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  return {
    put(item: Item): Promise<Result> {
      if (waiting.length >= mostWaiting) return Promise.reject(new Error("Too many writes are waiting"));
      const entry = { item, ...Promise.withResolvers<Result>() };
      waiting.push(entry);
      if (waiting.length >= many) goOn();
      writing ??= writeAll();
      return entry.promise;
    },
    /** Resolves when nothing waits to be written. */
    settled: async () => writing,
  };
}
