import type { Log } from "../log.ts";
import { type Clock, minuteMs } from "../time.ts";
import { prepare, send } from "./files/prepared.ts";
import type { HandlerTools } from "./render/web.ts";
import type { Handle, Resource } from "./requests/exchange.ts";
import { readBody } from "./requests/read-body.ts";
import { reportPath } from "./security-headers.ts";

const longest = 16 * 1024;

// Extensions of visitors' browsers cause most of them; more would only fill the log.
const mostPerMinute = 20;

/** Takes reports, and logs a few of them a minute: which rule, for which page, and whose file it was. */
export function reportEndpoint(
  log: Log,
  clock: Clock,
  { answers, protect }: HandlerTools,
): [string, Resource] {
  const taken = prepare(204, ["Cache-Control", "no-store", ...protect()]);
  let minute = { from: clock(), count: 0 };

  function mayLog() {
    const now = clock();
    if (now - minute.from > minuteMs) minute = { from: now, count: 0 };
    return minute.count++ < mostPerMinute;
  }

  const handle: Handle = async ({ req, res }) => {
    const body = await readBody(req, longest);
    if (!body) return answers.refuse(req, res, 413);
    for (const report of reportsIn(body.toString())) if (mayLog()) log("warn", "policy-report", report);
    return send(res, taken);
  };
  return [reportPath, { group: "report", methods: ["POST"], handle }];
}

type Report = { directive: string; blocked: string; page: string };
type Violation = Record<string, unknown>;

/** Both forms that browsers send: a list of the Reporting API, and the older single one of `report-uri`. */
function reportsIn(text: string): Report[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return [];
  }
  const entries = (Array.isArray(parsed) ? parsed : [parsed]).slice(0, mostPerMinute);
  return entries.flatMap((entry: { body?: Violation; "csp-report"?: Violation } | null) => {
    const violation = entry?.body ?? entry?.["csp-report"];
    if (!violation || typeof violation !== "object") return [];
    return [
      {
        directive: word(violation.effectiveDirective ?? violation["effective-directive"]),
        blocked: originOf(violation.blockedURL ?? violation["blocked-uri"]),
        page: pathOf(violation.documentURL ?? violation["document-uri"]),
      },
    ];
  });
}

/** Anyone may send reports: what is no text counts as none. */
const textOf = (value: unknown) => (typeof value === "string" ? value : "");

const word = (value: unknown) => /^[\w-]{1,60}$/.exec(textOf(value))?.[0] ?? "";

/** Without path and query, which may hold anything. */
const originOf = (value: unknown) => URL.parse(textOf(value))?.origin.slice(0, 200) ?? word(value);
const pathOf = (value: unknown) => URL.parse(textOf(value))?.pathname.slice(0, 200) ?? "";
