type Patience = {
  /** For everything together. The library cannot be stopped, so what comes later is not waited for. */
  withinMs: number;
  pauseMs: number;
};

/** There was none in time. */
export class NoAnswer extends Error {}

/** Tries again, once, after a fault of the network, and gives up when there is no answer in time. */
export async function tryTwice<T>(attempt: () => Promise<T>, { withinMs, pauseMs }: Patience): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer(`No answer within ${withinMs / 1000} s`)), withinMs);
  });
  try {
    return await Promise.race([late, attempt().catch((fault) => again(fault))]);
  } finally {
    clearTimeout(timer);
  }

  async function again(fault: unknown) {
    // `fetch` and `import` reject with a TypeError when the connection fails. A response, whatever it says, is not retried.
    if (!(fault instanceof TypeError)) throw fault;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return attempt();
  }
}
