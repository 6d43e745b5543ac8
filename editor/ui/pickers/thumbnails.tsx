import { background } from "#brand/colours.ts";
import { api } from "../api.ts";
import { once, useLoaded } from "../use-loaded.ts";

export const allPictures = once(api.pictures);

/** A picture by day and by night. */
export function Thumbnails({ src }: { src: string }) {
  const picture = useLoaded(allPictures)?.[src];
  return (
    <span className="thumbnails">
      {(["day", "night"] as const).map((look) => (
        <span key={look} style={{ background: background[look] }}>
          {picture && (
            <img
              src={`/pictures/${src}.${picture.fingerprint}.${look}.${picture.widths[0]}.avif`}
              alt=""
              loading="lazy"
              decoding="async"
            />
          )}
        </span>
      ))}
    </span>
  );
}
