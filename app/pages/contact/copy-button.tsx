import { useEffect, useState } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";

type CopyButtonProps = {
  text: string;
  label: string;
  /** Said, and shown for a moment, once the text is copied. */
  done: string;
  /** Whose text it is. */
  describedBy: string;
};

const shownForMs = 3000;

export function CopyButton({ text, label, done, describedBy }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownForMs);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <>
      <Button
        variant="quiet"
        aria-describedby={describedBy}
        className="needs-script max-sm:w-full"
        data-needs-app=""
        onClick={async (event) => {
          event.preventDefault();
          setCopied(await copy(text));
        }}
      >
        <Icon name={copied ? uiIcons.check : uiIcons.copy} className="size-5 text-accent" />
        {/* Both take their room, so that nothing moves. The button keeps its name. */}
        <span className="grid">
          <span className={`col-start-1 row-start-1 ${copied ? "opacity-0" : ""}`}>{label}</span>
          <span aria-hidden="true" className={`col-start-1 row-start-1 ${copied ? "" : "invisible"}`}>
            {done}
          </span>
        </span>
      </Button>
      <span role="status" className="sr-only">
        {copied && done}
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
