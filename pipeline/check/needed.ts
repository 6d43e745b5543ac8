import { dirname } from "node:path";
import { offersLogoKit, type TopicContent } from "../../model/kinds/topic.ts";
import { files, securityPolicy } from "../../model/registry.ts";
import { fieldName } from "./explain.ts";
import type { Problem } from "./problem.ts";
import { type ContentFile, isDraft } from "./shape.ts";

/** Pages that the build cannot do without. */
export function problemsInNeeded(parsed: ContentFile[]): Problem[] {
  const published = parsed.filter((file) => !isDraft(file));
  return [...problemsInLogoKit(published), ...problemsInSecurityPolicy(published)];
}

/** The logo kit has the words of the one section that offers it. */
function problemsInLogoKit(published: ContentFile[]): Problem[] {
  const offers = published.filter(({ file }) => dirname(file) === "company").flatMap(offersIn);
  if (offers.length === 0) return [{ file: files.site.file, field: "order.company", says: noLogoKit }];
  return offers.flatMap((offer) => {
    const other = offers.find((one) => one !== offer);
    return other ? [{ ...offer, says: twoLogoKits(other.file) }] : [];
  });
}

const offersIn = ({ file, data }: ContentFile) =>
  (data as TopicContent).sections.flatMap((section, i) =>
    offersLogoKit(section) ? [{ file, field: fieldName(["sections", i, "download"]) }] : [],
  );

const noLogoKit =
  "None of these pages offers the logo kit. Give one section of one of them a download with `document: logoKit`.";

const twoLogoKits = (other: string) =>
  `A section of content/${other} offers the logo kit, too. Leave the download in one of them.`;

function problemsInSecurityPolicy(published: ContentFile[]): Problem[] {
  const { collection, id } = securityPolicy;
  const file = `${collection}/${id}.md`;
  return published.some((one) => one.file === file) ? [] : [{ file, field: "", says: noSecurityPolicy }];
}

const noSecurityPolicy =
  "There is no page, but security.txt leads to it. Restore it, or remove its `draft`; a developer can name another.";
