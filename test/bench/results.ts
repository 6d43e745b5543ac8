import type { RateBeside } from "./beside.ts";
import type { BuildTime } from "./builds.ts";
import type { CityCost } from "./city.ts";
import type { EditingCost } from "./editing.ts";
import type { EnquiryRate } from "./enquiries.ts";
import type { TouchTime } from "./first-touches.ts";
import type { Visits } from "./lighthouse.ts";
import type { LongTasks } from "./long-tasks.ts";
import type { MoveCost } from "./moves.ts";
import type { NavigationTime } from "./navigation.ts";
import type { Grade } from "./observatory.ts";
import type { PageRate } from "./pages.ts";
import type { SearchTime } from "./search.ts";
import type { SimulatorCost } from "./simulators.ts";
import type { PageWeight } from "./weights.ts";
import type { SharedRate } from "./while-enquiries.ts";

/** When, from what and with what a run was made. */
export type Made = {
  on: string;
  commit: string;
  machine: string;
  browser: string;
  node: string;
  runs: number;
};

/** All that one run has measured; a part that was not asked for is missing. */
export type Results = {
  made: Made;
  /** Parts that were measured again after that run, and published. */
  later?: Record<string, Made>;
  weights?: PageWeight[];
  lighthouse?: Visits;
  /** The same behind nginx, with TLS and HTTP/2. */
  deployed?: Visits;
  navigation?: NavigationTime[];
  longTasks?: LongTasks;
  firstTouches?: TouchTime[];
  search?: SearchTime;
  pageRates?: PageRate[];
  sharedRate?: SharedRate;
  scannedRate?: RateBeside;
  searchedRate?: RateBeside;
  city?: CityCost;
  builds?: BuildTime[];
  editing?: EditingCost;
  simulators?: SimulatorCost[];
  moves?: MoveCost[];
  enquiries?: EnquiryRate;
  safety?: Grade;
};

export type Part = Exclude<keyof Results, "made" | "later">;
