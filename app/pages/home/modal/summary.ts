import { content } from "#app/content.server.ts";
import { isCollection } from "#model/reader.ts";
import type { Route } from "./+types/summary.ts";

/** No page: the content of a modal, as a file of its own. */
export const loader = ({ params: { kind, id } }: Route.LoaderArgs) => {
  const summary = isCollection(kind) ? content.summary(kind, id) : undefined;
  if (!summary) throw new Response(null, { status: 404 });
  return Response.json(summary);
};
