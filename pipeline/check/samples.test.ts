import { expect, test } from "vitest";
import { sourceFrom } from "../content.ts";
import { reportSamples, samplesIn } from "./samples.ts";

const source = sourceFrom();

test("what is marked as invented is listed with its file and field", () => {
  const samples = samplesIn(source);
  expect(samples).toContainEqual({ file: "pages/home.yaml", field: "stats.items[1].sample" });
  expect(samples).toContainEqual({ file: "case-studies/cloud-transformation.yaml", field: "sample" });
  expect(reportSamples(samples)).toMatch(/content\/pages\/home\.yaml: .*stats\.items\[1\]\.sample/);
});

test("a notice that counsel has not confirmed counts as well", () => {
  expect(samplesIn(source)).toContainEqual({ file: "legal/terms.md", field: "body" });
});

test("a fact that is confirmed is no longer listed", () => {
  const text = source.files["case-studies/cloud-transformation.yaml"] ?? "";
  const confirmed = {
    ...source.files,
    "case-studies/cloud-transformation.yaml": text.replace(/^sample: true\n/m, ""),
  };
  expect(samplesIn({ ...source, files: confirmed })).not.toContainEqual({
    file: "case-studies/cloud-transformation.yaml",
    field: "sample",
  });
});

test("a draft holds up no release: nobody sees it", () => {
  const bin = source.files["products/smart-dust-bin.yaml"] ?? "";
  const copied = (draft: string) => ({
    ...source,
    files: {
      ...source.files,
      "products/a-copy.yaml": bin.replace(/^id: .*\n/m, `id: a-copy\n${draft}`),
    },
  });
  const inCopy = (draft: string) =>
    samplesIn(copied(draft)).filter(({ file }) => file === "products/a-copy.yaml");
  expect(inCopy("")).not.toEqual([]);
  expect(inCopy("draft: true\n")).toEqual([]);
});
