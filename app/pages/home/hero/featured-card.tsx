import { SharedPicture, SharedTitle } from "#app/navigation/shared-element.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Picture } from "#app/ui/figures/picture.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import type { FeaturedCardContent } from "#model/pages/home.ts";

/** `place` is where it stands at first: 0 is in front. */
export function FeaturedCard({
  title,
  image,
  href,
  icon,
  color,
  place,
}: FeaturedCardContent & { place: number }) {
  const name = href.slice(1);
  return (
    <li
      className="featured-card"
      data-hue={color}
      data-place={place}
      // The hero may have turned before it is hydrated (slides.ts).
      suppressHydrationWarning
    >
      <SharedPicture name={name} className="featured-picture card-ground">
        <Picture {...image} sizes="(width >= 640px) 500px, 300px" priority="low" className="size-full" />
      </SharedPicture>
      <a href={href} draggable={false} className="featured-link group">
        <Icon name={icon} className="size-7 shrink-0 text-hue sm:size-8" />
        <span className="min-w-0 flex-1 font-display font-semibold text-title">
          <SharedTitle name={name}>{title}</SharedTitle>
        </span>
        <Icon
          name={uiIcons.right}
          className="mb-1.5 size-5 shrink-0 text-hue transition-transform group-hover:translate-x-1"
        />
      </a>
    </li>
  );
}
