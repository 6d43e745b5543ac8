import { measureBeside } from "./beside.ts";

const perSecond = 40;

/** Home pages while others search, each time for something else. */
export const measureWhileSearched = ({ rounds }: { rounds: number }) =>
  measureBeside("test/bench/load/searcher.ts", [String(perSecond)], { rounds });
