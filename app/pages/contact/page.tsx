import { content, singlePage } from "#app/content.server.ts";
import { enquiryParams } from "#app/forms/params.ts";
import { receive } from "#app/forms/receive.server.ts";
import { memoByData } from "#app/navigation/memo-by-data.ts";
import { Parts } from "#app/ui/layout/parts.tsx";
import type { Route } from "./+types/page.ts";
import { Enquiry } from "./enquiry.tsx";
import { Offices } from "./offices.tsx";

export const loader = () => singlePage("contact");

/** Takes the enquiry of a visitor without JavaScript, or of one who was faster than it. */
export const action = (args: Route.ActionArgs) =>
  receive(
    {
      template: "enquiry",
      words: content.file("forms"),
      paramsFrom: (form) =>
        enquiryParams(form, content.file("site").email, content.file("contact").interests),
    },
    args,
  );

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default memoByData(function ContactPage({
  loaderData: { page },
  actionData,
  matches,
}: Route.ComponentProps) {
  const { site, forms } = matches[0].loaderData;
  return (
    <Parts>
      <Enquiry page={page} site={site} words={forms} answer={actionData} />
      <Offices {...page.offices} offices={site.offices} />
    </Parts>
  );
});
