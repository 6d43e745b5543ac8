import failure from "virtual:failure";
import { ErrorPage } from "#app/sections/error-page.tsx";
import { Ways } from "#app/ui/toasts/notice.tsx";
import { waysTo } from "#model/telephone-link.ts";

/** Shown when a page cannot be rendered. Its words are compiled in, because loading content may be what failed. */
export default function Failure() {
  const { email, phone, ...words } = failure;
  return (
    <ErrorPage {...words} seed="failure" className="py-14 md:py-20 lg:py-24">
      <Ways links={waysTo({ email, phone })} />
    </ErrorPage>
  );
}
