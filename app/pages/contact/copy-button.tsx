import { type RefObject, useEffect, useState } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";

type CopyButtonProps = {
  text: string;
  label: string;
  /** Said, and shown for a moment, once the text is copied, or if the browser does not let us. */
  done: string;
  failed: string;
  /** Whose text it is. */
  describedBy: string;
  /** Where it stands on the page: what could not be copied is selected, so that the visitor can do it. */
  shownIn: RefObject<HTMLElement | null>;
};

const shownForMs = 3000;

export function CopyButton({ text, label, done, failed, describedBy, shownIn }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<"copied" | "failed">();
  const said = outcome && { copied: done, failed }[outcome];
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), shownForMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copyOrSelect = async () => {
    const copied = await copy(text);
    if (!copied && shownIn.current) getSelection()?.selectAllChildren(shownIn.current);
    setOutcome(copied ? "copied" : "failed");
  };
  return (
    <>
      <Button
        variant="quiet"
        aria-describedby={describedBy}
        className="needs-script max-sm:w-full"
        data-needs-app=""
        onClick={(event) => {
          event.preventDefault();
          copyOrSelect();
        }}
      >
        <Icon name={outcome === "copied" ? uiIcons.check : uiIcons.copy} className="size-5 text-accent" />
        {/* Both take their room, so that nothing moves. The button keeps its name. */}
        <span className="grid">
          <span className={`col-start-1 row-start-1 ${said ? "opacity-0" : ""}`}>{label}</span>
          <span aria-hidden="true" className={`col-start-1 row-start-1 ${said ? "" : "invisible"}`}>
            {said ?? done}
          </span>
        </span>
      </Button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}

/** The clipboard is there in secure contexts only; elsewhere a selection is copied the old way. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string) {
  const { activeElement } = document;
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "sr-only";
  document.body.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (activeElement instanceof HTMLElement) activeElement.focus();
  return copied;
}
