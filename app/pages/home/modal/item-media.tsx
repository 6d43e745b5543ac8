import { SharedPicture } from "#app/navigation/shared-element.tsx";
import { Kolam } from "#app/ui/figures/kolam.tsx";
import { Picture } from "#app/ui/figures/picture.tsx";
import type { PictureContent } from "#model/fields.ts";

/** Industries and products are shown, as the specification says; a service is drawn: its own figure. */
export function ItemMedia({ item, picture }: { item: string; picture: PictureContent }) {
  if (item.startsWith("services/"))
    return (
      <div className="grid h-full place-items-center bg-hue/8 p-10 max-lg:h-44">
        <Kolam seed={item} className="h-full max-h-96 w-full text-hue" />
      </div>
    );
  return (
    <SharedPicture name={item}>
      <Picture {...picture} sizes="(width >= 64rem) 29rem, 100vw" className="melting w-full" />
    </SharedPicture>
  );
}
