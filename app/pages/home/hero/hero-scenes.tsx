import { Picture } from "#app/ui/figures/picture.tsx";
import type { PictureContent } from "#model/fields.ts";

/** The city behind the words. The first scene comes with the page, each other one shortly before it is shown. */
export function HeroScenes({ pictures }: { pictures: PictureContent[] }) {
  return (
    <div className="hero-scenes">
      {pictures.map((picture, index) => (
        <div
          key={picture.src}
          className="hero-scene"
          data-place={index}
          // The hero may have turned before it is hydrated (slides.ts).
          suppressHydrationWarning
        >
          <Picture
            {...picture}
            sizes="max(100vw, 28rem)"
            priority={index === 0 ? "high" : undefined}
            className="size-full"
          />
        </div>
      ))}
      <div className="hero-dawn" />
      <div className="hero-dusk" />
    </div>
  );
}
