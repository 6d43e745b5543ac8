import { useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { aboutIn, knownSubject, type Subjects } from "#contract/about.ts";
import type { ContactContent } from "#model/contact.ts";
import { draftOf } from "./draft.ts";

type AboutFieldProps = ContactContent["form"]["about"] & { subjects: Subjects; about?: string };

/**
 * The page that the visitor comes from, in a box that can be unticked: that works without JavaScript, goes with the form
 * and is kept with the draft.
 */
export function AboutField({ label, hint, subjects, about }: AboutFieldProps) {
  const subject = useSubject(subjects, about);
  if (!subject) return null;
  return (
    <div className="grid gap-1.5 sm:col-span-2">
      <p id="about-label" className="font-semibold text-small">
        {label}
      </p>
      <label className="chip-button w-fit max-w-full">
        <input
          key={subject}
          type="checkbox"
          name="about"
          value={subject}
          defaultChecked
          aria-describedby="about-label about-hint"
          className="checkbox"
        />
        {subjects[subject]}
      </label>
      <p id="about-hint" className="text-muted text-small">
        {hint}
      </p>
    </div>
  );
}

/** The page that the address names, otherwise that of an unfinished draft, otherwise the page before this one. */
function useSubject(subjects: Subjects, about: string | undefined) {
  const { search, state } = useLocation();
  const [subject, setSubject] = useState(knownSubject(about, subjects));
  // Before the draft is read into the form. Until here the page is as the build made it, for whatever query.
  useLayoutEffect(() => {
    const draft = draftOf("enquiry");
    const found = aboutIn(search, subjects) ?? (draft ? Object.fromEntries(draft).about : pageBefore(state));
    setSubject((known) => knownSubject(found, subjects) ?? known);
  }, [search, state, subjects]);
  return subject;
}

/** Links within the app say it (navigation/link-handler.tsx), and the browser of the document that the app began in. */
function pageBefore(state: { from?: string } | null) {
  // Without a referrer it is the home page, which is nothing to write about. Safari knows no URL.parse before 18.
  const { origin, pathname } = new URL(document.referrer, location.origin);
  const path = state?.from ?? (origin === location.origin ? pathname : "");
  return path.slice(1);
}
