import { useLocation } from "react-router";
import type { Template } from "#contract/send.ts";
import type { FormsContent } from "#model/words/forms.ts";
import { linesOf, type Outcome } from "./outcome.ts";

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

type StatusLineProps = { words: FormsContent; template: Template; sending?: boolean; outcome?: Outcome };

/** What sending does and what became of it: read out, and still there when the notification has gone. */
export function StatusLine({ words, template, sending, outcome }: StatusLineProps) {
  const lines = sending ? [words.sending] : outcome ? linesOf(words, template, outcome) : [];
  return (
    <p role="status" className="wrap-anywhere empty:sr-only font-medium text-small">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </p>
  );
}
