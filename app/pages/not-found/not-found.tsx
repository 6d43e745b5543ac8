import { Nearest } from "#app/search/nearest.tsx";
import { SearchForm } from "#app/search/search-form.tsx";
import { ErrorPage } from "#app/sections/error-page.tsx";
import { SiteLink } from "#app/ui/controls/site-link.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import type { ActionContent } from "#model/fields.ts";
import type { ErrorsContent } from "#model/pages/errors.ts";

type NotFoundProps = ErrorsContent["notFound"] & { ways: ActionContent[] };

/** The page for unknown addresses: main pages to go on to, a search, and the pages nearest to the address. */
export default function NotFound({ waysOn, ways, ...words }: NotFoundProps) {
  return (
    <ErrorPage {...words} seed="404" className="py-14 md:py-20 lg:py-24">
      <nav aria-labelledby="ways-on" className="lg:col-span-12 lg:mt-8">
        <h2 id="ways-on" className="font-sans font-semibold text-base text-muted tracking-normal">
          {waysOn}
        </h2>
        <ul className="mt-4 grid gap-x-6 border-border border-b sm:grid-cols-2 sm:border-0 lg:grid-cols-4">
          {ways.map(({ label, to }) => (
            <li key={to} className="border-border border-t">
              <SiteLink
                to={to}
                className="group flex min-h-20 items-center justify-between gap-4 font-display text-title hover:text-accent"
              >
                {label}
                <Icon
                  name={uiIcons.right}
                  className="size-6 text-accent transition-[translate] group-hover:translate-x-1"
                />
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <SearchForm className="max-w-3xl lg:col-span-12" />
      <Nearest className="lg:col-span-12" />
    </ErrorPage>
  );
}
