import { Picture } from "#app/ui/figures/picture.tsx";
import type { PictureContent } from "#model/fields.ts";

const sides = { left: "lg:bleed-left", right: "lg:bleed-right lg:order-last" };

/** A picture beside a long text, out to the window's edge: it stays in sight while the text is read. */
export function SidePicture({ side, ...picture }: PictureContent & { side: keyof typeof sides }) {
  return (
    <div className={`-mx-(--gutter) lg:mx-0 ${sides[side]}`}>
      <Picture
        {...picture}
        sizes="(width >= 64rem) 50vw, 100vw"
        className="melting w-full lg:sticky lg:top-[calc(var(--bar)+2rem)]"
      />
    </div>
  );
}
