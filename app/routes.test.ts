import { afterEach, expect, test, vi } from "vitest";

const paths = async () => {
  const { default: routes } = await import("./routes.ts");
  return (await routes).map(({ path }) => path);
};

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test("the kit's page of examples is part of development, not of the site", async () => {
  vi.stubEnv("KIT", "");
  vi.stubEnv("NODE_ENV", "development");
  expect(await paths()).toContain("kit");
  vi.resetModules();
  vi.stubEnv("NODE_ENV", "production");
  expect(await paths()).not.toContain("kit");
});
