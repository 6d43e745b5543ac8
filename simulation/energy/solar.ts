import { type Day, type Site, sunHeight } from "#simulation/sun/sun.ts";

/**
 * kW of flat solar panels under a clear sky, by the height of the sun: Haurwitz's model (1945) gives the irradiance of a level
 * surface as 1098 × sin h × e^(-0.059 / sin h) W/m²; panels are rated at 1000 W/m². Heat, dirt, cable and inverter take a fifth.
 */
export function solarKilowatts(ratedKilowatts: number, site: Site, day: Day, minute: number): number {
  return (ratedKilowatts * performance * clearSky(sunHeight(site, day, minute))) / 1000;
}

const performance = 0.8;

/** W/m² on a level surface. */
export function clearSky(heightDegrees: number): number {
  const sine = Math.sin((heightDegrees * Math.PI) / 180);
  return sine > 0 ? 1098 * sine * Math.exp(-0.059 / sine) : 0;
}
