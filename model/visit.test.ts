import { expect, test } from "vitest";
import { z } from "zod";
import { icon, picture, to } from "./fields.ts";
import { fieldsIn, mapFields } from "./visit.ts";

const schema = z.strictObject({
  title: z.string(),
  cover: picture.optional(),
  steps: z.array(z.strictObject({ icon: icon.describe("Its sign."), to: to.optional() })),
  order: z.record(z.string(), z.array(z.string())),
});

const value = {
  title: "A port",
  cover: { src: "port/main", alt: "A crane." },
  steps: [{ icon: "ph:anchor", to: "/contact" }, { icon: "ph:boat" }],
  order: { ships: ["one", "two"] },
};

test("fields are found by what their schema says they are, wherever they stand", () => {
  const found = [...fieldsIn(schema, value)].map(({ path, kind }) => `${path.join(".")} ${kind ?? "text"}`);
  expect(found).toEqual([
    "title text",
    "cover picture",
    "steps.0.icon icon",
    "steps.0.to link",
    "steps.1.icon icon",
    "order.ships.0 text",
    "order.ships.1 text",
  ]);
});

test("fields of one kind are changed, and everything else stays", () => {
  const changed = mapFields(schema, value, {
    picture: ({ src }: { src: string }) => src,
    icon: (name: string) => name.toUpperCase(),
  });
  expect(changed).toEqual({
    ...value,
    cover: "port/main",
    steps: [{ icon: "PH:ANCHOR", to: "/contact" }, { icon: "PH:BOAT" }],
  });
});

test("what an optional field leaves out stays out", () => {
  const { cover, ...bare } = value;
  expect(mapFields(schema, bare, { picture: () => "none" })).toEqual(bare);
});
