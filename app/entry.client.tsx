import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { applyAllStyles } from "./head/all-styles.ts";
import { recovery } from "./navigation/recovery.ts";
import { keepVisitorsState } from "./navigation/visitors-state.ts";

// A window that changes its size ends a page transition's animation. The page is there all the same: no error.
addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException && event.reason.message.startsWith("Transition was"))
    event.preventDefault();
});

// First this, for it asks where things are: after a change of styles the whole page would be laid out to answer it.
keepVisitorsState();
await applyAllStyles();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[recovery.instrumentation]} />
    </StrictMode>,
  );
});
