import type { MouseEvent } from "react";

/** Not one that asks for a new tab or window, or for a download. */
export const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !(metaKey || ctrlKey || shiftKey || altKey);
