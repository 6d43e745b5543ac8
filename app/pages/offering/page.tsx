import { topicPage } from "#app/content.server.ts";
import { memoByData } from "#app/navigation/memo-by-data.ts";
import { TopicPage } from "#app/sections/topic/topic-page.tsx";
import type { Route } from "./+types/page.ts";

export const loader = ({ params }: Route.LoaderArgs) => topicPage("offerings", params.id);

export default memoByData(function OfferingPage({
  loaderData: { item, name, copy, crumbs, related },
}: Route.ComponentProps) {
  return <TopicPage name={name} topic={item} copy={copy} crumbs={crumbs} related={related} />;
});
