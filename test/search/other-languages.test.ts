import { expect, test } from "vitest";
import type { PagePlaces } from "#model/reader.ts";
import { indexOf } from "../../pipeline/search/make-index.ts";
import { openEngine } from "../../search/engine.ts";
import { termsIn } from "../../search/index-terms.ts";
import { unicodeLanguage } from "../../search/languages/unicode.ts";
import { cutText, sentenceFor } from "../../search/sentence.ts";

/** A site of one sentence a page, in a language that search has no rules for. */
function siteIn(tag: string, pages: Record<string, { title: string; text: string }>) {
  const language = unicodeLanguage(tag);
  const places = Object.entries(pages).map(
    ([path, { title, text }]): PagePlaces => ({
      path,
      title,
      group: "",
      kind: "page",
      places: [{ title, text }],
    }),
  );
  const engine = openEngine(indexOf(places, [], language).index, language);
  return {
    find: (question: string) => engine(question).found.map(({ to }) => to),
    marked: (question: string, path: string) =>
      sentenceFor(cutText(pages[path]?.text ?? "", language), engine(question).terms),
  };
}

// Words that differ in a vowel sign alone, as நீர் (water) and நார் (fibre): who takes the signs for accents confuses them.
const tamil = siteIn("ta-IN", {
  "/water": { title: "நீர் அளவி", text: "வீடுகளின் நீர் பயன்பாட்டை அளக்கிறது. IP67 தரம் கொண்டது." },
  "/fibre": { title: "நார் வடம்", text: "நகரின் பகுதிகளை ஒளியால் இணைக்கிறது." },
  "/light": { title: "தெரு விளக்கு", text: "இரவில் 30 % ஒளியில் எரிகிறது." },
});

const hindi = siteIn("hi-IN", {
  "/water": { title: "पानी का मीटर", text: "हर घर का पानी नापता है। रिसाव की सूचना देता है।" },
  "/leaf": { title: "पान की दुकान", text: "बाज़ार में एक दुकान।" },
  "/light": { title: "सड़क की बत्ती", text: "रात में कम बिजली लेती है।" },
});

test.each([
  [tamil, "நீர்", ["/water"]],
  [tamil, "நார் ", ["/fibre"]],
  [tamil, "தெரு விளக்கு", ["/light"]],
  [tamil, "விளக", ["/light"]],
  [tamil, "ip 67", ["/water"]],
  [tamil, "பூங்கா ", []],
  [hindi, "पानी", ["/water"]],
  [hindi, "पान ", ["/leaf"]],
  [hindi, "बिजली", ["/light"]],
] as const)("%# a word of another language finds the page that has it", ({ find }, question, pages) => {
  expect(find(question)).toEqual(pages);
});

test("a word is the same with and without the invisible signs that join its letters", () => {
  const language = unicodeLanguage("hi-IN");
  expect(termsIn("क्\u200dषेत्रीय", language)).toEqual(termsIn("क्षेत्रीय", language));
});

test("the sentence that answers ends where sentences of its language end", () => {
  expect(hindi.marked("रिसाव", "/water")).toEqual([
    { text: "रिसाव", marked: true },
    { text: " की सूचना देता है।", marked: false },
  ]);
});

test("a long sentence without blanks is cut around what was looked for", () => {
  const text = `${"街の灯りを見守り、".repeat(60)}漏水を知らせる${"仕組みと、".repeat(60)}`;
  const japanese = siteIn("ja-JP", { "/water": { title: "水", text } });
  expect(japanese.find("漏水")).toEqual(["/water"]);
  const parts = japanese.marked("漏水", "/water");
  expect(parts.filter(({ marked }) => marked)).toEqual([{ text: "漏水", marked: true }]);
  expect(parts.map((part) => part.text).join("").length).toBeLessThan(200);
});
