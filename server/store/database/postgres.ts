import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import { Pool, type PoolClient, types } from "pg";
import type { Log } from "../../log.ts";
import { minuteMs, secondMs } from "../../time.ts";

const bigint = 20;

/** How long a query may take. `patient` is for changes of the schema and for exports, which may be large. */
export type Patience = "brief" | "patient";

// Two tries of a brief write end before a visitor has waited for 5 s. The server's own limit does not help against a
// server that hangs.
const queryMs = { brief: 2 * secondMs, patient: 10 * minuteMs };
const connectMs = 2 * secondMs;

// After a failover a connection to the former primary ends by itself, at the latest after so long.
const lifetimeSeconds = 300;

export function postgresDialect(url: string, log: Log, patience: Patience = "brief") {
  const pool = new Pool({
    connectionString: url,
    max: 6,
    connectionTimeoutMillis: connectMs,
    query_timeout: queryMs[patience],
    statement_timeout: queryMs[patience],
    maxLifetimeSeconds: lifetimeSeconds,
    keepAlive: true,
    // Ids and milliseconds fit a number; pg gives bigints as strings.
    types: {
      getTypeParser: (type, format) => (type === bigint ? Number : types.getTypeParser(type, format)),
    },
  });
  // A restart of PostgreSQL breaks connections, idle or between two queries. Without a listener that would end the process.
  const lost = () => log("warn", "database-connection-lost");
  pool.on("error", lost);
  pool.on("connect", (client) => client.on("error", lost));
  return new PostgresDialect({ pool: withoutBroken(pool) });
}

/** Closes connections that hang or lead to a server that takes no writes, instead of handing them out again. */
const withoutBroken = (pool: Pool): PostgresPool => ({
  options: pool.options as PostgresPool["options"],
  connect: async () => closingWhenBroken(await pool.connect()),
  end: () => pool.end(),
});

function closingWhenBroken(client: PoolClient): PostgresPoolClient {
  let broken: Error | undefined;
  const query = async (...args: unknown[]) => {
    // A rollback would only wait behind the query that hangs.
    if (broken) throw broken;
    try {
      return await (client.query as (...args: unknown[]) => Promise<unknown>)(...args);
    } catch (error) {
      if (isBroken(error)) broken = error as Error;
      throw error;
    }
  };
  return {
    query: query as PostgresPoolClient["query"],
    release: (destroy?: boolean | Error) => client.release(destroy || broken !== undefined),
  };
}

const readOnly = "25006";
const connectionClass = "08";
const shutDownClass = "57";

/** Errors without a code are those of the connection itself: timed out, reset, ended. */
function isBroken(error: unknown) {
  const { code } = error as { code?: unknown };
  if (typeof code !== "string" || code.length !== 5) return true;
  return code === readOnly || code.startsWith(connectionClass) || code.startsWith(shutDownClass);
}
