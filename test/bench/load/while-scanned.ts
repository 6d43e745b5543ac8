import { measureBeside } from "./beside.ts";

const asking = 200;
const slow = 200;

/** Home pages while scanners ask for unknown addresses and send forms slowly. */
export const measureWhileScanned = ({ rounds }: { rounds: number }) =>
  measureBeside("test/bench/load/scanner.ts", [String(asking), String(slow)], { rounds });
