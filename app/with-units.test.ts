import { expect, it } from "vitest";
import { withUnits } from "./with-units.server.ts";

it("keeps a figure with its unit, and with nothing else", () => {
  expect(withUnits("from 4 to 20 mA at 3 a.m., 40 m³/h, 60 °C")).toBe(
    "from 4 to 20\u00a0mA at 3\u00a0a.m., 40\u00a0m³/h, 60\u00a0°C",
  );
  expect(withUnits("30 stores, 2 minutes, 5 Ghats, a 7 that stands alone")).toBe(
    "30 stores, 2 minutes, 5 Ghats, a 7 that stands alone",
  );
});
