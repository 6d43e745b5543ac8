import type { Log } from "../../log.ts";
import { minuteMs } from "../../time.ts";
import type { Smtp } from "./smtp.ts";

type Tools = { smtp: Smtp; log: Log; everyMs?: number };

/** Asks the mail server at the start, and while it refuses us. Logs the cause when that begins, changes and ends. */
export function watchSmtp({ smtp, log, everyMs = minuteMs }: Tools) {
  let logged: string | undefined;
  let timer: NodeJS.Timeout | undefined;

  function report() {
    const cause = smtp.problem();
    if (cause === logged) return;
    if (cause) log("error", "smtp-refused", { cause });
    else log("info", "smtp-accepted");
    logged = cause;
  }

  async function verify() {
    await smtp.verify();
    report();
  }

  return {
    async start() {
      timer = setInterval(() => void check(), everyMs);
      await verify();
    },
    check,
    stop: () => clearInterval(timer),
  };

  async function check() {
    report();
    if (smtp.problem()) await verify();
  }
}
