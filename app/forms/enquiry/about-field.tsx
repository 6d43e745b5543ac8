import { useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { aboutIn, knownSubject, type Subjects } from "#contract/about.ts";
import type { ContactContent } from "#model/pages/contact.ts";
import { draftOf } from "../draft.ts";
import { BoxField } from "./box-field.tsx";

type AboutFieldProps = ContactContent["form"]["about"] & { subjects: Subjects; about?: string };

/** The page that the visitor comes from; it is kept with the draft. */
export function AboutField({ subjects, about, ...words }: AboutFieldProps) {
  const subject = useSubject(subjects, about);
  const title = subject && subjects[subject];
  return title && <BoxField {...words} name="about" value={subject} title={title} />;
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

/** Links inside the app pass it in the history state (navigation/link-handler.tsx); a full load gives it as the referrer. */
function pageBefore(state: { from?: string } | null) {
  // Without a referrer it is the home page, which is nothing to write about. Safari knows no URL.parse before 18.
  const { origin, pathname } = new URL(document.referrer, location.origin);
  const path = state?.from ?? (origin === location.origin ? pathname : "");
  return path.slice(1);
}
