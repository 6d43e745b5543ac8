import { lazy, Suspense } from "react";
import { useAssets } from "./assets.tsx";

// Only for an icon that is not in the build: the library that fetches it comes then, and only then.
const FetchedIcon = lazy(() => import("./fetched-icon.tsx"));

type IconProps = { name: string; className?: string };

/** An icon by its name, set:name. It is decoration: the words beside it carry the meaning. */
export function Icon({ name, className = "size-6" }: IconProps) {
  const icon = useAssets().icons[name];
  if (!icon) {
    return (
      <Suspense fallback={<span aria-hidden="true" className={`inline-block ${className}`} />}>
        <FetchedIcon name={name} className={className} />
      </Suspense>
    );
  }
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox={`0 0 ${icon.size} ${icon.size}`}
      // The drawings come from the icon sets installed at build time, never from a visitor.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
      dangerouslySetInnerHTML={{ __html: icon.body }}
    />
  );
}
