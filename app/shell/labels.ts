import { useRouteLoaderData } from "react-router";
import type { LabelsContent } from "#model/words/labels.ts";

/** The names of controls and landmarks, from content: the root's loader sends them with every page. */
export function useLabels(): LabelsContent {
  const root = useRouteLoaderData<{ labels: LabelsContent }>("root");
  if (!root) throw new Error("Labels are for pages: the root's data has not been loaded.");
  return root.labels;
}
