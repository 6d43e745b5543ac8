import { useLocation } from "react-router";

/** What a form sends beside what the visitor enters: where it stood, and a field that only machines fill in. */
export function OwnFields() {
  return (
    <>
      <input type="hidden" name="page" value={useLocation().pathname} />
      <div aria-hidden="true" className="sr-only">
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
