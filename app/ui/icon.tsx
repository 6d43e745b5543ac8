import { drawings, sets, sprite } from "virtual:icons";
import { lazy, Suspense } from "react";

// Only for an icon that is not in the build: the library that fetches it comes then, and only then.
const FetchedIcon = lazy(() => import("./fetched-icon.tsx"));

type IconProps = { name: string; className?: string };

/** An icon by its name, set:name. It is decoration: the words beside it carry the meaning. */
export function Icon({ name, className = "size-6" }: IconProps) {
  const drawing = drawings[name];
  const [set = ""] = name.split(":");
  if (drawing) {
    return (
      <svg
        aria-hidden="true"
        className={className}
        viewBox={`0 0 ${drawing.size} ${drawing.size}`}
        // The drawings come from the icon sets installed at build time, never from a visitor.
        // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
        dangerouslySetInnerHTML={{ __html: drawing.body }}
      />
    );
  }
  if (sets.includes(set)) {
    return (
      <svg aria-hidden="true" className={className}>
        <use href={`${sprite}#${name.replace(":", "-")}`} />
      </svg>
    );
  }
  return (
    <Suspense fallback={<span aria-hidden="true" className={`inline-block ${className}`} />}>
      <FetchedIcon name={name} className={className} />
    </Suspense>
  );
}
