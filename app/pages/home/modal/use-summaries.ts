import { useState } from "react";
import type { Summary } from "./item-details.tsx";

/** What a modal tells beyond its card. */
export type Loaded = { item: string; summary: Summary };

/** Gives a function that fetches what a modal tells, each at most once; what failed is tried again. */
export const useSummaries = () => useState(summaries)[0];

function summaries() {
  const known = new Map<string, Promise<Loaded>>();
  return (item: string) => {
    const loading = known.get(item) ?? fetchSummary(item);
    known.set(item, loading);
    loading.catch(() => known.delete(item));
    return loading;
  };
}

async function fetchSummary(item: string): Promise<Loaded> {
  const response = await fetch(`/summaries/${item}.json`);
  if (!response.ok) throw new Error(`${response.status} for the summary of ${item}`);
  return { item, summary: await response.json() };
}
