import type { Kysely } from "kysely";
import type { Log } from "../outside.ts";
import { submissionOf } from "../receive/fingerprint.ts";
import type { Outbox } from "../store/outbox.ts";
import type { Draft } from "../store/put-letters.ts";
import type { Tables } from "../store/tables.ts";
import { isSubscribed } from "./subscribers.ts";

/** An outbox that also writes to those who were not subscribed before: once, however often they subscribe. */
export function welcoming(outbox: Outbox, { db, log }: { db: Kysely<Tables>; log: Log }): Outbox {
  return {
    ...outbox,
    async put(draft) {
      const joins =
        draft.template === "newsletter" && !draft.suspected && !(await isSubscribed(db, draft.person));
      const put = await outbox.put(draft);
      if (joins && "id" in put)
        await outbox
          .put(welcomeFrom(draft))
          .catch((error) => log("warn", "welcome-not-stored", { error: String(error) }));
      return put;
    },
  };
}

const welcomeFrom = ({ person, page }: Draft): Draft => ({
  template: "welcome",
  person,
  page,
  params: "{}",
  submission: submissionOf("welcome", { person }, false),
  suspected: false,
  limits: [],
});
