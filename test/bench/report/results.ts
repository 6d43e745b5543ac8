import type { BuildTime } from "../authoring/builds.ts";
import type { EditingCost } from "../authoring/editing.ts";
import type { CityCost } from "../browser/city.ts";
import type { TouchTime } from "../browser/first-touches.ts";
import type { LongTasks } from "../browser/long-tasks.ts";
import type { MoveCost } from "../browser/moves.ts";
import type { NavigationTime } from "../browser/navigation.ts";
import type { SearchTime } from "../browser/search.ts";
import type { SimulatorCost } from "../browser/simulators.ts";
import type { PageWeight } from "../browser/weights.ts";
import type { Visits } from "../graders/lighthouse.ts";
import type { Grade } from "../graders/observatory.ts";
import type { RateBeside } from "../load/beside.ts";
import type { EnquiryRate } from "../load/enquiries.ts";
import type { PageRate } from "../load/pages.ts";
import type { SharedRate } from "../load/while-enquiries.ts";

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
