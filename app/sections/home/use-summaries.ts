import { useState } from "react";
import type { readSummary } from "#app/summaries.server.ts";

type File = NonNullable<ReturnType<typeof readSummary>>;

/** All that a modal needs beyond its card: what it tells, and the component that tells it. */
export type Loaded = File & { item: string; Details: typeof import("./item-details.tsx")["ItemDetails"] };

/** Gives a function that fetches what a modal tells, each at most once; what failed is tried again. */
export const useSummaries = () => useState(summaries)[0];

function summaries() {
  const known = new Map<string, Promise<Loaded>>();
  return (item: string) => {
    const loading = known.get(item) ?? load(item);
    known.set(item, loading);
    loading.catch(() => known.delete(item));
    return loading;
  };
}

async function load(item: string): Promise<Loaded> {
  const [file, { ItemDetails }] = await Promise.all([fetchSummary(item), import("./item-details.tsx")]);
  return { item, ...file, Details: ItemDetails };
}

async function fetchSummary(item: string): Promise<File> {
  const response = await fetch(`/summaries/${item}.json`);
  if (!response.ok) throw new Error(`${response.status} for the summary of ${item}`);
  return response.json();
}
