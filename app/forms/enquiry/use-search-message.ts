import { useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { lookedForIn } from "#contract/search.ts";
import { draftOf } from "../draft.ts";

/** The initial message of a visitor whose search found nothing: the sentence, with the words filled in. */
export function useSearchMessage(sentence: string, lookedFor: string) {
  const { search } = useLocation();
  const [found, setFound] = useState(lookedFor);
  // Until here the page is as the build made it, for whatever query.
  useLayoutEffect(() => {
    if (!draftOf("enquiry")) setFound((known) => lookedForIn(search) || known);
  }, [search]);
  return found ? sentence.replace("{words}", () => found) : undefined;
}
