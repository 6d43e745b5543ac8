import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { applyAllStyles } from "./head/all-styles.ts";
import { bearForeignNodes } from "./navigation/foreign-nodes.ts";
import { recovery } from "./navigation/recovery.ts";
import { keepVisitorsState } from "./navigation/visitors-state.ts";

// A window that changes its size ends a page transition's animation. The page is there all the same: no error.
addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException && event.reason.message.startsWith("Transition was"))
    event.preventDefault();
});

// On a slow phone the modules have taken long enough: a touch may be answered before the page is asked where things are.
await new Promise((resolve) => setTimeout(resolve));
// Before the styles change: after it, all of the page would be styled and laid out for the answer.
keepVisitorsState();
await applyAllStyles();
bearForeignNodes();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[recovery.instrumentation]} />
    </StrictMode>,
  );
});
