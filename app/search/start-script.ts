/**
 * Runs in pages that cannot show their answer without the app: it starts as if the visitor had moved (start-script.ts of
 * the pipeline), unless the server has answered already.
 */
addEventListener("DOMContentLoaded", () => {
  if (!document.querySelector("[data-results]")) dispatchEvent(new Event("scroll"));
});

export {};
