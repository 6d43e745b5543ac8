import type { Kysely } from "kysely";
import type { Log } from "../log.ts";
import { submissionOf } from "../receive/judge.ts";
import type { Tables } from "../store/database/tables.ts";
import type { NewLetter } from "../store/insert-letters.ts";
import type { StoreLetter } from "../store/store-letter.ts";
import { isSubscribed } from "../store/subscribers.ts";

type Tools = { db: Kysely<Tables>; log: Log };

/** Also stores a letter to those who were not subscribed before: once, however often they subscribe. */
export function welcoming(storeLetter: StoreLetter, { db, log }: Tools): StoreLetter {
  return async (letter) => {
    const joins =
      letter.template === "newsletter" && !letter.suspected && !(await isSubscribed(db, letter.person));
    const stored = await storeLetter(letter);
    if (joins && "reference" in stored)
      await storeLetter(welcomeFrom(letter)).catch((error) =>
        log("warn", "welcome-not-stored", { error: String(error) }),
      );
    return stored;
  };
}

const welcomeFrom = ({ person, page }: NewLetter): NewLetter => ({
  template: "welcome",
  person,
  page,
  params: "{}",
  submission: submissionOf("welcome", { person }, false),
  suspected: false,
  limits: [],
});
