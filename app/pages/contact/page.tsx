import { readContact, readSite } from "#app/content.server.ts";
import { enquiryFrom } from "#app/forms/letters.ts";
import { receive } from "#app/forms/receive.server.ts";
import { metaOfLoader } from "#app/head/meta.ts";
import { pageMeta } from "#app/head/seo.server.ts";
import { organization } from "#app/head/structured-data.server.ts";
import { drawnByData } from "#app/navigation/drawn-by-data.ts";
import { Later } from "#app/navigation/later.tsx";
import { picturesIn } from "#app/pictures.server.ts";
import type { Route } from "./+types/page.ts";
import { Enquiry } from "./enquiry.tsx";
import { Offices } from "./offices.tsx";

export const loader = () => {
  const { updated, ...page } = readContact();
  const site = readSite();
  const meta = pageMeta(site, { ...page.seo, path: "/contact", structured: [organization(site)] });
  return { page, meta, pictures: picturesIn(page) };
};

/** Takes the enquiry of a visitor without JavaScript, or of one who was faster than it. */
export const action = (args: Route.ActionArgs) =>
  receive("enquiry", args, (form) => enquiryFrom(form, readSite().email, readContact().interests));

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta = metaOfLoader;

export default drawnByData(function ContactPage({
  loaderData: { page },
  actionData,
  matches,
}: Route.ComponentProps) {
  const { site } = matches[0].loaderData;
  return (
    <>
      <Enquiry page={page} site={site} answer={actionData} />
      <Later>
        <Offices {...page.offices} offices={site.offices} />
      </Later>
    </>
  );
});
