import type { SiteFacts } from "#contract/site.ts";

type Subject = { title: string; page: string };

/** The page that an enquiry is about, as it is called today. One that is gone since is called by its path. */
export function subjectOf(
  about: string | undefined,
  site: Pick<SiteFacts, "subjects" | "url">,
): Subject | null {
  if (!about) return null;
  return { title: site.subjects[about] ?? about, page: new URL(`/${about}`, site.url).href };
}
