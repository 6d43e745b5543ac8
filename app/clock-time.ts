/** 94 is 01:34, and so is 1534, on the next day; -60 is 23:00. */
export function clockTime(minute: number): string {
  const ofDay = ((Math.floor(minute) % 1440) + 1440) % 1440;
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
}
