import { useEffect, useEffectEvent, useState } from "react";
import { fetchJson } from "#app/fetch-json.ts";
import type { Summary } from "./item-details.tsx";

/** Fetches what the modal of an item tells beyond its card. */
export type FetchSummary = (item: string) => Promise<Summary>;

/** Fetches each summary at most once; what failed is tried again. */
export const useSummaries = () => useState(rememberSummaries)[0];

function rememberSummaries(): FetchSummary {
  const summaries = new Map<string, Promise<Summary>>();
  return (item) => {
    const summary = summaries.get(item) ?? fetchSummary(item);
    summaries.set(item, summary);
    summary.catch(() => summaries.delete(item));
    return summary;
  };
}

const fetchSummary = (item: string) => fetchJson<Summary>(`/summaries/${item}.json`);

/** The summary that came last, for the item that is open or was. */
export function useSummary(
  open: string | undefined,
  fetchSummary: FetchSummary,
  onFailure: (item: string) => void,
) {
  const [fetched, setFetched] = useState<{ item: string; summary: Summary }>();
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (!open) return;
    let wanted = true;
    fetchSummary(open).then(
      (summary) => wanted && setFetched({ item: open, summary }),
      () => wanted && fail(open),
    );
    return () => {
      wanted = false;
    };
  }, [open, fetchSummary]);
  return fetched;
}

/** For what opens a modal: its content is fetched as soon as a visitor turns to it. */
export const onIntent = (prefetch: () => void) => ({
  onPointerEnter: prefetch,
  onFocus: prefetch,
  onTouchStart: prefetch,
});
