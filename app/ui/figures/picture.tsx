import type { ReactNode } from "react";
import { Kolam } from "./kolam.tsx";
import { usePictures } from "./pictures.tsx";

type PictureProps = {
  src: string;
  alt: string;
  /** How wide the picture is drawn, as in the `sizes` attribute. */
  sizes: string;
  /** "high" for the picture above the fold, at most one a page: it comes first. "low" for what stands beside it. */
  priority?: "high" | "low";
  className?: string;
  children?: ReactNode;
};

/**
 * A picture by day and by night. Both are in the page, the theme hides one, and a hidden lazy picture is not loaded.
 * A picture that is declared but not rendered yet shows its figure instead.
 */
export function Picture({ src, alt, sizes, priority, className = "" }: PictureProps) {
  const data = usePictures()[src];
  const { width = 1600, height = 1000 } = data ?? {};
  if (!data?.widths.length) {
    return (
      <div
        role="img"
        aria-label={alt}
        className={`grid aspect-16/10 place-items-center bg-surface-secondary ${className}`}
      >
        <Kolam seed={src} className="h-3/5 text-accent opacity-40" />
      </div>
    );
  }
  const address = (look: string, w: number) => `/pictures/${src}.${data.fingerprint}.${look}.${w}.avif`;
  return (["day", "night"] as const).map((look) => (
    <img
      key={look}
      src={address(look, data.widths.at(-1) ?? width)}
      srcSet={data.widths.map((w) => `${address(look, w)} ${w}w`).join(", ")}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      // The theme's script makes the look that shows, or is about to, eager.
      suppressHydrationWarning
      decoding="async"
      fetchPriority={priority}
      data-tone={data.tone[look]}
      className={`picture by-${look} ${className}`}
    />
  ));
}
