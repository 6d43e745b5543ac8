import { inspect } from "node:util";

/** One structured line. It never holds personal data: logs travel further than letters may. */
export type Log = (level: Level, event: string, fields?: Record<string, unknown>) => void;

export const levels = ["debug", "info", "warn", "error", "silent"] as const;
type Level = Exclude<(typeof levels)[number], "silent">;

/** The line of one request, without its query, which may hold anything. */
type LogRequest = (request: {
  id: string;
  method: string;
  path: string;
  status: number;
  ms: number;
  bytes: number;
}) => void;

export type Logger = { log: Log; logRequest: LogRequest; flush(): void };

// A write costs more than a page does, so lines are collected for this long.
const waitMs = 100;
const mostCollected = 64 * 1024;

type Options = { level: (typeof levels)[number]; write: (lines: string) => void };

export function openLogger({ level, write }: Options): Logger {
  const shows = (line: Level) => levels.indexOf(line) >= levels.indexOf(level);
  const showsRequests = shows("info");
  let waiting = "";
  let timer: NodeJS.Timeout | undefined;

  // Under load dozens of lines fall into one millisecond: its text is made once.
  let millisecond = 0;
  let time = "";
  function now() {
    const current = Date.now();
    if (current !== millisecond) time = new Date(current).toISOString();
    millisecond = current;
    return time;
  }

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (waiting !== "") write(waiting);
    waiting = "";
  }

  function add(line: string) {
    waiting += line;
    if (waiting.length > mostCollected) flush();
    else timer ??= setTimeout(flush, waitMs);
  }

  return {
    flush,
    log(line, event, fields) {
      if (!shows(line)) return;
      add(`${JSON.stringify({ time: now(), level: line, event, ...fields })}\n`);
      if (line === "error") flush();
    },
    // Joined by hand: JSON.stringify of an object takes four times as long, at every request.
    logRequest({ id, method, path, status, ms, bytes }) {
      if (!showsRequests) return;
      add(
        `{"time":"${now()}","level":"info","event":"request","id":"${id}","method":"${method}","path":${JSON.stringify(path)},` +
          `"status":${status},"ms":${ms.toFixed(2)},"bytes":${bytes}}\n`,
      );
    },
  };
}

/** Where and why, for whoever looks for the cause of a failure. */
export const traceOf = (error: unknown) => (error instanceof Error ? String(error.stack) : inspect(error));
