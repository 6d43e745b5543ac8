type Closable = { close(options?: { force?: boolean }): void };
type Pool<Transport> = { transport: Transport; sends: Set<{ overdue: boolean }> };

/**
 * The pool that takes new letters, and those that are retired. A letter that is overdue retires its pool: new letters get
 * a new one, those under way finish, and only then is the old pool cut off, with nothing but overdue letters in it.
 */
export function openPools<Transport extends Closable>(open: () => Transport, overdueMs: number) {
  const pools = new Set<Pool<Transport>>();
  let current = openPool();

  function openPool() {
    const pool: Pool<Transport> = { transport: open(), sends: new Set() };
    pools.add(pool);
    return pool;
  }

  function retire(pool: Pool<Transport>) {
    if (pool === current) current = openPool();
    pool.transport.close();
    cutOffIfStuck(pool);
  }

  function cutOffIfStuck(pool: Pool<Transport>) {
    if (pool === current || [...pool.sends].some(({ overdue }) => !overdue)) return;
    pools.delete(pool);
    pool.transport.close({ force: true });
  }

  return {
    /** Lends the current pool for one letter. */
    async use<Result>(send: (transport: Transport) => Promise<Result>) {
      const pool = current;
      const lent = { overdue: false };
      pool.sends.add(lent);
      // A server that trickles its answers never reaches a time-out of the socket's.
      const timer = setTimeout(() => {
        lent.overdue = true;
        retire(pool);
      }, overdueMs);
      const result = await send(pool.transport);
      clearTimeout(timer);
      pool.sends.delete(lent);
      cutOffIfStuck(pool);
      return result;
    },
    close() {
      for (const { transport } of pools) transport.close({ force: true });
    },
  };
}
