import type { ReactNode } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { tv, type VariantProps } from "#app/ui/variants.ts";
import { closes } from "./invokers.ts";
import { useModal } from "./use-modal.ts";

const dialog = tv({
  base: "dialog",
  variants: { size: { small: "sm:max-w-md", medium: "sm:max-w-2xl", wide: "sm:max-w-5xl" } },
  defaultVariants: { size: "medium" },
});

type DialogProps = {
  id: string;
  title: ReactNode;
  size?: VariantProps<typeof dialog>["size"];
  /** Stands above the title: a chip, a category. */
  header?: ReactNode;
  /** A picture or drawing that fills the top of the dialog, or its side when the dialog is wide. */
  media?: ReactNode;
  /** Stays in sight at the bottom: the actions. */
  footer?: ReactNode;
  /** Given, the caller decides; otherwise buttons with `opens(id)` do. */
  open?: boolean;
  onClose?: () => void;
  closeLabel: string;
  /** The colour of the item that the dialog is about. */
  hue?: string;
  children?: ReactNode;
};

/** A modal on the platform's <dialog>: it opens before hydration, holds the focus and gives it back to its opener. */
export function Dialog(props: DialogProps) {
  const { title, size, header, media, footer, closeLabel, hue, children } = props;
  const modal = useModal(props);
  const titleId = `${modal.id}-title`;
  const beside = size === "wide" && media;
  return (
    <dialog {...modal} aria-labelledby={titleId} data-hue={hue} className={dialog({ size })}>
      <div className="dialog-close">
        <Button variant="secondary" size="icon" aria-label={closeLabel} {...closes(modal.id)}>
          <Icon name={uiIcons.close} className="size-5" />
        </Button>
      </div>
      <div className={beside ? "dialog-beside" : ""}>
        {media && (
          <div className="dialog-media card-ground">
            <div>{media}</div>
          </div>
        )}
        <div className="dialog-text">
          <header className={media && !beside ? "" : "pr-12"}>
            {header && <div className="mb-3">{header}</div>}
            <h2 id={titleId} className="text-title">
              {title}
            </h2>
          </header>
          {children}
          {footer && <footer className="dialog-footer">{footer}</footer>}
        </div>
      </div>
    </dialog>
  );
}
