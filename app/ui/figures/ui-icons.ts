/**
 * The icons that the kit itself draws; those of content are named there. The plain ones stand in every page, to be there
 * with the first paint; the two-toned, which weigh three times as much, are in the file of content's icons.
 */
export const uiIcons = {
  close: "ph:x",
  menu: "ph:list",
  down: "ph:caret-down",
  left: "ph:arrow-left",
  right: "ph:arrow-right",
  upRight: "ph:arrow-up-right",
  next: "ph:caret-right",
  previous: "ph:caret-left",
  sun: "ph:sun",
  moon: "ph:moon-stars",
  check: "ph:check-bold",
  checkCircle: "ph:check-circle-duotone",
  warning: "ph:warning-circle-duotone",
  pause: "ph:pause-fill",
  play: "ph:play-fill",
  mail: "ph:envelope-simple-duotone",
  phone: "ph:phone-duotone",
  pin: "ph:map-pin-duotone",
  copy: "ph:copy",
  download: "ph:download-simple-bold",
  expand: "ph:arrows-out",
  more: "ph:dots-three",
  plus: "ph:plus",
  quote: "ph:quotes-duotone",
  list: "ph:list-bullets",
} as const;

export const isTwoToned = (name: string) => name.endsWith("-duotone");
