type PictureProps = {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** The widths it was encoded in, in pixels. */
  widths: number[];
  /** The placeholder colour until it has loaded. A picture with a transparent ground has none. */
  tone?: { day: string; night: string };
  /** Whether what it shows goes on beyond its sides. */
  runsOff?: true;
  fingerprint: string;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** "high" for the picture above the fold, at most one a page: it comes first. "low" for what stands beside it. */
  priority?: "high" | "low";
  /** Whether it comes in the one width that is made for thumbnails, instead of all others. */
  isThumbnail?: boolean;
  className?: string;
};

const thumbnailWidth = 240;

/** A picture by day and by night. Both are in the page, the theme hides one, and a hidden lazy picture is not loaded. */
export function Picture(picture: PictureProps) {
  const { src, alt, width, height, tone, fingerprint, sizes, priority, className = "" } = picture;
  const widths = picture.widths.filter((w) => (w === thumbnailWidth) === Boolean(picture.isThumbnail));
  const address = (look: string, w: number) => `/pictures/${src}.${fingerprint}.${look}.${w}.avif`;
  return (["day", "night"] as const).map((look) => (
    <img
      key={look}
      src={address(look, widths.at(-1) ?? width)}
      srcSet={widths.map((w) => `${address(look, w)} ${w}w`).join(", ")}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      // The theme's script makes the look that shows, or is about to, eager.
      suppressHydrationWarning
      decoding="async"
      fetchPriority={priority}
      data-tone={tone?.[look]}
      data-runs-off={picture.runsOff}
      className={`picture by-${look} ${className}`}
    />
  ));
}
