import type { Route } from "./+types/summary.ts";
import { readSummary } from "./summaries.server.ts";

/** No page: the content of a modal, as a file of its own. */
export const loader = ({ params }: Route.LoaderArgs) => {
  const summary = readSummary(params.kind, params.id);
  if (!summary) throw new Response(null, { status: 404 });
  return Response.json(summary);
};
