import { type FunctionComponent, memo } from "react";

type Data = { loaderData?: unknown; actionData?: unknown };

/**
 * A page, or the frame around it, that is drawn anew when its data changes, not with every step of the router: a
 * navigation has two, and drawing the page that goes once more would hold up the one that comes.
 */
export const drawnByData = <Props extends object>(Page: FunctionComponent<Props>) =>
  memo(
    Page,
    (before: Data, now: Data) => before.loaderData === now.loaderData && before.actionData === now.actionData,
  );
