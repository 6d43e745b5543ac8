import { topicPage } from "#app/content.server.ts";
import { memoByData } from "#app/navigation/memo-by-data.ts";
import { noSuchPage } from "#app/no-such-page.server.ts";
import { TopicPage } from "#app/sections/topic/topic-page.tsx";
import type { Route } from "./+types/page.ts";

export const loader = ({ params }: Route.LoaderArgs) => {
  const page = topicPage("offerings", params.id);
  if (!page) throw noSuchPage();
  return page;
};

export default memoByData(function OfferingPage({
  loaderData: { item, name, copy, crumbs, related },
}: Route.ComponentProps) {
  return <TopicPage name={name} topic={item} copy={copy} crumbs={crumbs} related={related} />;
});
