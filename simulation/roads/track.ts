/** A vehicle is at a place at a time, in seconds; in between it drives straight. */
export type Waypoint = { at: number; x: number; y: number };

/** Where a vehicle is: at its first place before it starts, at its last when it is done. */
export function positionAt(track: readonly Waypoint[], at: number): { x: number; y: number } | undefined {
  const next = track.findIndex((point) => point.at > at);
  const [from, to] = [track[next < 0 ? track.length - 1 : next - 1], track[next]];
  if (!from) return track[0];
  if (!to) return from;
  const share = (at - from.at) / (to.at - from.at);
  return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
}
