import { useMemo } from "react";
import { useLabels } from "#app/shell/labels.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Picture } from "#app/ui/figures/picture.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { closes } from "#app/ui/overlays/invokers.ts";
import { useModal } from "#app/ui/overlays/use-modal.ts";
import type { PictureContent } from "#model/fields.ts";
import { changePicture, pictureControls } from "./change-picture.ts";

export const viewerId = "viewer";

/** The chosen picture in a window of its own, with what it shows in words. It stands in the gallery, so it follows it. */
export function Viewer({ label, pictures }: { label: string; pictures: PictureContent[] }) {
  const { close, gallery } = useLabels();
  const modal = useModal({ id: viewerId });
  const handlers = useMemo(pictureControls, []);
  return (
    <dialog {...modal} {...handlers} aria-label={label} className="dialog viewer">
      <div className="dialog-close">
        <Button variant="secondary" size="icon" aria-label={close} {...closes(viewerId)}>
          <Icon name={uiIcons.close} className="size-5" />
        </Button>
      </div>
      <div className="grid touch-pan-y">
        {pictures.map((picture, i) => (
          <figure key={picture.src} data-picture={i + 1}>
            <Picture {...picture} sizes="min(96vw, 150dvh)" className="w-full" />
            <figcaption className="max-w-3xl py-4 pr-32 pl-6 text-small text-muted sm:px-8 sm:pr-40">
              {picture.alt}
            </figcaption>
          </figure>
        ))}
      </div>
      <div className="needs-script absolute right-4 bottom-3 flex gap-2">
        <Button
          variant="secondary"
          size="icon"
          aria-label={gallery.previous}
          data-needs-app=""
          onClick={(event) => {
            event.preventDefault();
            changePicture(event.currentTarget, -1);
          }}
        >
          <Icon name={uiIcons.left} className="size-5" />
        </Button>
        <Button
          variant="secondary"
          size="icon"
          aria-label={gallery.next}
          data-needs-app=""
          onClick={(event) => {
            event.preventDefault();
            changePicture(event.currentTarget, 1);
          }}
        >
          <Icon name={uiIcons.right} className="size-5" />
        </Button>
      </div>
    </dialog>
  );
}
