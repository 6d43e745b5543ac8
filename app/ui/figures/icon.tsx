import drawings from "virtual:ui-icons";
import { lazy, Suspense } from "react";

// Only for an icon that is not in the build: the library that fetches it comes then, and only then.
const FetchedIcon = lazy(() => import("./fetched-icon.tsx"));

type IconProps = {
  /**
   * One of the kit's own (ui-icons.ts); or one of content, which is its drawing (what stands in an `<svg>`, on a square of
   * this size), or its name when its set is not installed.
   */
  name: string | { body: string; size: number };
  className?: string;
};

/** It is decoration: the words beside it carry the meaning. */
export function Icon({ name, className = "size-6" }: IconProps) {
  const drawing = typeof name === "string" ? drawings[name] : name;
  if (!drawing) {
    return (
      <Suspense fallback={<span aria-hidden="true" className={`inline-block ${className}`} />}>
        <FetchedIcon name={String(name)} className={className} />
      </Suspense>
    );
  }
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      fill="currentColor"
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: from an icon set that is installed at build time
      dangerouslySetInnerHTML={{ __html: drawing.body }}
    />
  );
}
