import { useMemo } from "react";
import { HeroPicture } from "#app/sections/hero/item-hero.tsx";
import { useLabels } from "#app/shell/labels.ts";
import { button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Picture } from "#app/ui/figures/picture.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { opens } from "#app/ui/overlays/invokers.ts";
import type { PictureContent } from "#model/fields.ts";
import { pictureControls } from "./change-picture.ts";
import { viewerId } from "./viewer.tsx";

const sizes = "(width >= 64rem) 66vw, 100vw";

/** The chosen picture. All of it is a button that opens the viewer; arrow keys and a finger lead to the next picture. */
export function Stage({ name, pictures }: { name: string; pictures: PictureContent[] }) {
  const handlers = useMemo(pictureControls, []);
  return (
    <div className="relative grid">
      {pictures.map((picture, i) => (
        <div key={picture.src} data-picture={i + 1}>
          {i === 0 ? (
            <HeroPicture {...picture} name={name} sizes={sizes} />
          ) : (
            <Picture {...picture} sizes={sizes} className="framed w-full" />
          )}
        </div>
      ))}
      <button
        type="button"
        aria-label={useLabels().gallery.enlarge}
        className="group absolute inset-0 flex cursor-zoom-in touch-pan-y items-end justify-end p-(--gutter) print:hidden"
        {...handlers}
        {...opens(viewerId)}
      >
        <span className={button({ variant: "secondary", size: "icon", class: "group-hover:border-accent" })}>
          <Icon name={uiIcons.expand} className="size-5" />
        </span>
      </button>
    </div>
  );
}

/** The pictures to choose from: radio buttons, so that clicks and arrow keys work before any script. */
export function Thumbnails({ label, pictures }: { label: string; pictures: PictureContent[] }) {
  return (
    <fieldset className="print:hidden">
      <legend className="sr-only">{label}</legend>
      <div className="flex gap-3">
        {pictures.map((picture, i) => (
          <label key={picture.src} className="relative min-w-0 max-w-32 flex-1">
            <input
              type="radio"
              name="picture"
              value={i + 1}
              data-shows={i + 1}
              defaultChecked={i === 0}
              className="peer absolute inset-0 z-1 size-full cursor-pointer opacity-0"
            />
            <span className="block overflow-clip rounded-xl border border-border opacity-75 transition-[opacity,border-color,box-shadow] peer-hover:opacity-100 peer-checked:border-hue peer-checked:opacity-100 peer-checked:ring-1 peer-checked:ring-hue peer-focus-visible:outline-2 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-3">
              <Picture
                {...picture}
                isThumbnail
                sizes="128px"
                priority="low"
                className="aspect-16/10 w-full"
              />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
