import { content } from "#app/content.server.ts";
import { newsletterParams } from "#app/forms/params.ts";
import { receive } from "#app/forms/receive.server.ts";
import { unlistedMeta } from "#app/head/page-meta.server.ts";
import { memoByData } from "#app/navigation/memo-by-data.ts";
import type { Route } from "./+types/page.ts";
import { Subscription } from "./subscription.tsx";

export const loader = () => {
  const site = content.file("site");
  return { meta: unlistedMeta(site, site.footer.newsletter.title) };
};

/** Where the footer's form goes without JavaScript. With it, nobody comes here. */
export const action = (args: Route.ActionArgs) =>
  receive(
    {
      template: "newsletter",
      words: content.file("forms"),
      paramsFrom: (form) => newsletterParams(form, content.file("site").email),
    },
    args,
  );

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default memoByData(function NewsletterPage({ actionData, matches }: Route.ComponentProps) {
  const { site, forms } = matches[0].loaderData;
  return <Subscription {...site} words={forms} answer={actionData} />;
});
