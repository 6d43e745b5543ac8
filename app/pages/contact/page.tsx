import examples from "virtual:examples";
import { content, singlePage } from "#app/content.server.ts";
import { enquiryParams } from "#app/forms/params.ts";
import { receive } from "#app/forms/receive.server.ts";
import { memoByData } from "#app/navigation/memo-by-data.ts";
import { Parts } from "#app/ui/layout/parts.tsx";
import { aboutIn } from "#contract/about.ts";
import { lookedForIn } from "#contract/search.ts";
import { trialFacts } from "#contract/trial/trial-facts.ts";
import type { Route } from "./+types/page.ts";
import { Enquiry } from "./enquiry.tsx";
import { Offices } from "./offices.tsx";

/** The build renders the page without a query; the server does so again for one that names a page of ours. */
export const loader = ({ request }: Route.LoaderArgs) => {
  const subjects = content.subjects();
  const { page, meta } = singlePage("contact");
  const { search, searchParams } = new URL(request.url);
  const searched = { sentence: content.file("search").nothing.message, lookedFor: lookedForIn(search) };
  return {
    page: content.filledInAll(page),
    meta,
    subjects,
    about: aboutIn(search, subjects),
    searched,
    trials: trialFacts(content.partsIn("simulators"), examples),
    trial: searchParams.get("trial") ?? undefined,
  };
};

/** Takes the enquiry of a visitor without JavaScript, or of one who was faster than it. */
export const action = (args: Route.ActionArgs) =>
  receive(
    {
      template: "enquiry",
      words: content.file("forms"),
      paramsFrom: (form) =>
        enquiryParams(form, {
          to: content.file("site").email,
          interests: content.file("contact").interests,
          subjects: content.subjects(),
        }),
    },
    args,
  );

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default memoByData(function ContactPage({
  loaderData: { page, subjects, about, searched, trials, trial },
  actionData,
  matches,
}: Route.ComponentProps) {
  const { site, forms } = matches[0].loaderData;
  return (
    <Parts>
      <Enquiry
        {...{ page, site, subjects, about, searched, trials, trial }}
        words={forms}
        answer={actionData}
      />
      <Offices {...page.offices} offices={site.offices} />
    </Parts>
  );
});
