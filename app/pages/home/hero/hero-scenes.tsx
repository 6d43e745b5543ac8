import { Picture } from "#app/ui/figures/picture.tsx";
import type { PictureContent } from "#model/fields.ts";
import { modulo } from "./modulo.ts";
import { useBefore } from "./use-before.ts";

type HeroScenesProps = { pictures: PictureContent[]; turn: number | undefined; held: boolean };

/** The city behind the words. The first scene comes with the page, each other one shortly before it is shown. */
export function HeroScenes({ pictures, turn = 0, held }: HeroScenesProps) {
  const now = modulo(turn, pictures.length);
  const next = modulo(turn + 1, pictures.length);
  const before = useBefore(now);
  const roleOf = (index: number) => {
    if (index === now) return "now";
    if (index === before) return "before";
    return index === next && !held ? "next" : undefined;
  };
  return (
    <div className="hero-scenes">
      {pictures.map((picture, index) => (
        <div key={picture.src} className="hero-scene" data-scene={roleOf(index)} aria-hidden={index !== now}>
          <Picture
            {...picture}
            sizes="max(100vw, 28rem)"
            priority={index === 0 ? "high" : undefined}
            className="size-full"
          />
        </div>
      ))}
    </div>
  );
}
