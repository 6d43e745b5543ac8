import type { HomeContent } from "#model/pages/home.ts";

/** When dawn, day, dusk and night begin, in hundredths of the slider. */
const beginnings = [0, 20, 50, 80];

/**
 * The hour over the city, from dawn to night. What it does comes with the first sign that somebody wants it
 * (watch-sun.ts); the theme says where it stands until then.
 */
export const Sun = ({ label, hours }: HomeContent["hero"]["sun"]) => (
  <>
    <input
      type="range"
      min="0"
      max="100"
      list="hours"
      aria-label={label}
      autoComplete="off"
      // It has been put in its place before it is hydrated.
      suppressHydrationWarning
      className="slider sun"
    />
    <datalist id="hours">
      {hours.map((hour, i) => (
        <option key={hour} value={beginnings[i]} label={hour} />
      ))}
    </datalist>
  </>
);
