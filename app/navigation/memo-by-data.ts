import { type FunctionComponent, memo } from "react";

type Data = { loaderData?: unknown; actionData?: unknown };

/**
 * A page, or the frame around it, that is rendered again when its data changes, not with every step of the router: a
 * navigation has two, and rendering the page that goes once more would hold up the one that comes.
 */
export const memoByData = <Props extends object>(Page: FunctionComponent<Props>) =>
  memo(
    Page,
    (before: Data, now: Data) => before.loaderData === now.loaderData && before.actionData === now.actionData,
  );
