import { PostgresDialect } from "kysely";
import { Pool, types } from "pg";
import type { Log } from "../../log.ts";

const bigint = 20;

export function postgresDialect(url: string, log: Log) {
  const pool = new Pool({
    connectionString: url,
    max: 6,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    // Ids and milliseconds fit a number; pg gives bigints as strings.
    types: {
      getTypeParser: (type, format) => (type === bigint ? Number : types.getTypeParser(type, format)),
    },
  });
  // A restart of PostgreSQL breaks connections, idle or between two queries. Without a listener that would end the process.
  const lost = () => log("warn", "database-connection-lost");
  pool.on("error", lost);
  pool.on("connect", (client) => client.on("error", lost));
  return new PostgresDialect({ pool });
}
