import { expect, test } from "vitest";
import { quantity, type TrialFacts, trialIn, trialInWords, trialText } from "./trial.ts";

const facts: TrialFacts = {
  video: {
    title: "Place a camera",
    page: "/products/video-management-system",
    inputs: {
      camera: { label: "Camera", options: { "2mp": "2 MP", "4mp": "4 MP" } },
      focal: { label: "Focal length", unit: "mm", min: 2.8, max: 50 },
    },
    figures: {
      identify: { label: "Identifies up to", unit: "m", digits: 1 },
      storage: { label: "Disk space", unit: "GB", digits: 0 },
    },
  },
};

const trial = {
  simulator: "video",
  inputs: { camera: "2mp", focal: 8.5 },
  figures: { identify: { value: 10.8, today: 3.5 }, storage: { value: 1648 } },
};
const text = "video;camera:2mp,focal:8.5;identify:10.8/3.5,storage:1648";

test("a trial travels as ids and numbers, and comes back the same", () => {
  expect(trialText(trial)).toBe(text);
  expect(trialIn(text, facts)).toEqual(trial);
});

test("the words are those of the build, and the link leads to the same inputs", () => {
  expect(trialInWords(trial, facts, "en-IN")).toEqual({
    title: "Place a camera",
    link: "/products/video-management-system?camera=2mp&focal=8.5#try-it",
    inputs: [
      { label: "Camera", value: "2 MP" },
      { label: "Focal length", value: "8.5\u00a0mm" },
    ],
    figures: [
      { label: "Identifies up to", value: "10.8\u00a0m", today: "3.5\u00a0m" },
      { label: "Disk space", value: "1,648\u00a0GB" },
    ],
  });
});

test("what no simulator has said is no trial", () => {
  for (const hostile of [
    undefined,
    7,
    "",
    "video",
    "constructor;;",
    "__proto__;camera:2mp,focal:8;identify:1,storage:1",
    text.replace("2mp", "9mp"),
    text.replace("2mp", "toString"),
    text.replace("8.5", "80"),
    text.replace("8.5", "NaN"),
    text.replace("8.5", "1e1"),
    text.replace("8.5", "0x9"),
    text.replace("8.5", " 9"),
    text.replace("10.8", "Infinity"),
    text.replace("10.8", "9".repeat(20)),
    text.replace("10.8/3.5", "10.8/3.5/1"),
    text.replace("10.8/3.5", "10.8/"),
    text.replace("storage:1648", "storage:1648\r\nBcc: x@y.example"),
    text.replace("storage:1648", "storage:<b>1</b>"),
    text.replace("storage", "price"),
    text.replace(",storage:1648", ""),
    `${text},price:1`,
    `${text};more`,
    `${text}${"0".repeat(1000)}`,
  ])
    expect(trialIn(hostile, facts), String(hostile)).toBeUndefined();
});

test("a number is written with its unit as readers write it", () => {
  expect(quantity(99_400, "₹", 0, "en-IN")).toBe("₹99,400");
  expect(quantity(1_241_320, "₹", 0, "en-IN")).toBe("₹12.4\u00a0lakh");
  expect(quantity(-25_872_240, "₹", 0, "en-IN")).toBe("−₹2.59\u00a0crore");
  expect(quantity(-1500, "₹", 0, "en-IN")).toBe("−₹1,500");
  expect(quantity(40, "%", 0, "en-IN")).toBe("40%");
  expect(quantity(15, "°", 0, "en-IN")).toBe("15°");
  expect(quantity(12, "", 0, "en-IN")).toBe("12");
});
