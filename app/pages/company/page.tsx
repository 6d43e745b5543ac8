import { topicPage } from "#app/content.server.ts";
import { downloadsOf } from "#app/documents.server.ts";
import { memoByData } from "#app/navigation/memo-by-data.ts";
import { noSuchPage } from "#app/no-such-page.server.ts";
import { TopicPage } from "#app/sections/topic/topic-page.tsx";
import type { Route } from "./+types/page.ts";

export const loader = ({ params }: Route.LoaderArgs) => {
  const page = topicPage("company", params.id);
  if (!page) throw noSuchPage();
  return { ...page, files: downloadsOf("press") };
};

export default memoByData(function CompanyPage({
  loaderData: { item, name, copy, crumbs, related, files },
}: Route.ComponentProps) {
  return <TopicPage name={name} topic={item} copy={copy} crumbs={crumbs} related={related} files={files} />;
});
