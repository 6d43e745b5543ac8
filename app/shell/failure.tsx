import words from "virtual:failure";
import { ErrorPage } from "./error-page.tsx";

/** Shown when a page cannot be rendered. Its words are compiled in, because loading content may be what failed. */
export function Failure() {
  return (
    <main id="main">
      <ErrorPage {...words} seed="failure" className="min-h-dvh py-16" />
    </main>
  );
}
