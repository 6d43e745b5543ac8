import { memoByData } from "#app/navigation/memo-by-data.ts";
import { noSuchPage } from "#app/no-such-page.server.ts";
import type { Route } from "./+types/page.ts";
import NotFound from "./not-found.tsx";

export const loader = noSuchPage;

export default memoByData(function NotFoundPage({ loaderData: { notFound, ways } }: Route.ComponentProps) {
  return <NotFound {...notFound} ways={ways} />;
});
