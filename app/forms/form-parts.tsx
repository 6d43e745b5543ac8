import { useLocation } from "react-router";
import type { FormsContent } from "#model/words/forms.ts";
import { type Outcome, storedNote } from "./outcome.ts";

/** What a form sends beside what the visitor enters: where it stood, a token that is fetched when the form is
 * touched, and a field that only machines fill in. */
export function HiddenFields({ words }: { words: FormsContent }) {
  return (
    <>
      <input type="hidden" name="page" value={useLocation().pathname} />
      {/* Without a value of its own: React would put it back with every render. */}
      <input type="hidden" name="form_token" />
      <div aria-hidden="true" className="sr-only">
        <label>
          {words.leaveEmpty}
          {/* A name that no form filler knows: those fill in what is called "website". */}
          <input name="reply_code" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

/** What stays in the page when the notification has gone. It was announced there, so it is not announced again. */
export function OutcomeLine({ words, outcome }: { words: FormsContent; outcome?: Outcome }) {
  const line = outcome?.status === "danger" ? words.notSent : storedNote(words, outcome ?? {});
  return line && <p className="font-medium text-small">{line}</p>;
}
