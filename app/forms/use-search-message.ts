import { useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { lookedForIn } from "#contract/search.ts";
import { draftOf } from "./draft.ts";

/** What the message begins with for a visitor who has searched in vain: the sentence, with the words filled in. */
export function useSearchMessage(sentence: string, lookedFor: string) {
  const { search } = useLocation();
  const [found, setFound] = useState(lookedFor);
  // Until here the page is as the build made it, for whatever query.
  useLayoutEffect(() => {
    if (!draftOf("enquiry")) setFound((known) => lookedForIn(search) || known);
  }, [search]);
  return found ? sentence.replace("{words}", () => found) : undefined;
}
