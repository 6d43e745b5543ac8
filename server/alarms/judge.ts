import type { Kysely } from "kysely";
import type { SiteFacts } from "#contract/site.ts";
import type { Log } from "../log.ts";
import { questionPage } from "../question-page.ts";
import { findLetter } from "../store/archive.ts";
import type { LetterRow, Tables } from "../store/database/tables.ts";
import { releaseLetter } from "../store/release-letter.ts";
import type { Joining } from "../store/subscribers.ts";
import type { Clock } from "../time.ts";
import { judgementIn, linkDays, type Verdict } from "./judge-link.ts";

type Tools = {
  db: Kysely<Tables>;
  secret: string;
  site: SiteFacts;
  clock: Clock;
  log: Log;
  /** Tells that there is a letter to deliver. */
  notify(): void;
} & Omit<Joining, "now">;

type Status = Exclude<keyof SiteFacts["words"]["judging"], "home">;

/** Judging a suspected letter. GET only asks, because mail scanners open every link; POST acts, twice as well as once. */
export function judgeHandler({ db, secret, site, clock, log, notify, optIn, consent }: Tools) {
  return async (request: Request): Promise<Response> => {
    const judgement = judgementIn(new URL(request.url), secret, clock());
    if (!judgement) return page(403, "unknown");
    const { verdict, reference } = judgement;
    try {
      const letter = await findLetter(db, reference);
      if (!letter) return page(404, "unknown");
      if (request.method !== "POST") return page(200, verdict, reference);
      return page(200, await judge(letter, verdict), reference);
    } catch (error) {
      log("error", "judging-failed", { error: String(error) });
      return page(503, "failed", reference);
    }
  };

  /** A letter that is on its way or has arrived stays what it is. */
  async function judge({ id, state }: LetterRow, verdict: Verdict): Promise<Status> {
    if (state !== "suspected" && state !== "spam") return "delivered";
    if (verdict === "spam") await markAsSpam(db, id);
    else await db.transaction().execute((trx) => releaseLetter(trx, id, { now: clock(), optIn, consent }));
    log("info", "letter-judged", { verdict });
    if (verdict === "spam") return "marked";
    notify();
    return "delivered";
  }

  function page(status: number, name: Status, reference = "") {
    const { home, ...views } = site.words.judging;
    return questionPage(status, {
      ...{ site, view: views[name], home },
      values: { reference, days: String(linkDays) },
    });
  }
}

const markAsSpam = (db: Kysely<Tables>, id: number) =>
  db
    .updateTable("letters")
    .set({ state: "spam" })
    .where("id", "=", id)
    .where("state", "=", "suspected")
    .execute();
