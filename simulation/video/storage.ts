/** Gigabytes (10⁹ bytes, as disks are sold) that a stream fills in so many days, before any disk protection. */
export const storage = (megabitsPerSecond: number, days: number) =>
  (megabitsPerSecond * 1e6 * 86_400 * days) / 8 / 1e9;
