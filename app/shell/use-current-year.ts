import { useSyncExternalStore } from "react";

const never = () => () => {};
const thisYear = () => new Date().getFullYear();

/** The year at the time of viewing. While a page comes alive it is the one that its HTML was made with. */
export const useCurrentYear = (made: number) => useSyncExternalStore(never, thisYear, () => made);
