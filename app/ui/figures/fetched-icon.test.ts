import { _api } from "@iconify/react";
import { expect, test } from "vitest";
import "./fetched-icon.tsx";

test("icons outside the build are asked for as the specification says: 5 s, 750 ms, 500 characters", () => {
  expect(_api.getAPIConfig("")).toMatchObject({ timeout: 5000, rotate: 750, maxURL: 500 });
});
