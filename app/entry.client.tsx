import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { applyAllStyles } from "./head/all-styles.ts";
import { bearForeignNodes } from "./navigation/foreign-nodes.ts";
import { recovery } from "./navigation/recovery.ts";
import { keepVisitorsState } from "./navigation/visitors-state.ts";

// Resizing the window aborts a view transition. The page is already there, so that is no error.
addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException && event.reason.message.startsWith("Transition was"))
    event.preventDefault();
});

// WebKit does not heed the scroll margin of a field that gets the focus: Shift+Tab would lead under the sticky bar. Where
// there is Shift, too, WebKitGTK does not name the key.
addEventListener("keyup", ({ code }) => {
  if (code === "Tab") document.activeElement?.scrollIntoView({ block: "nearest" });
});

// Evaluating the modules was one long task on a slow phone. Yield once, so that waiting input is handled before the rest.
await new Promise((resolve) => setTimeout(resolve));
// Before the styles change: it reads layout, which afterwards would force a style and layout pass over the whole page.
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
