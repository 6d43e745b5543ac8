import { lazy, Suspense } from "react";

// Only for an icon that is not in the build: the library that fetches it comes then, and only then.
const FetchedIcon = lazy(() => import("./fetched-icon.tsx"));

type IconProps = {
  /** Its drawing: what stands in the `<svg>`, on a square of this size. Or its name, when its set is not installed. */
  name: { body: string; size: number } | string;
  className?: string;
};

/** It is decoration: the words beside it carry the meaning. */
export function Icon({ name, className = "size-6" }: IconProps) {
  if (typeof name === "string") {
    return (
      <Suspense fallback={<span aria-hidden="true" className={`inline-block ${className}`} />}>
        <FetchedIcon name={name} className={className} />
      </Suspense>
    );
  }
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${name.size} ${name.size}`}
      fill="currentColor"
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: from an icon set that is installed at build time
      dangerouslySetInnerHTML={{ __html: name.body }}
    />
  );
}
