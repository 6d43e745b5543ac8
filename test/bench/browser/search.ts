import { bundleScript } from "../../../pipeline/vite/inline-script.ts";
import type { openEngine } from "../../../search/engine.ts";
import { index, questionList, rankOf } from "../../search/ask.ts";
import { launchBrowser, onNewPhone } from "./launch.ts";

/** Milliseconds on a processor four times slower, and which part of the questions finds its place among the first three. */
export type SearchTime = { opening: number; median: number; slowest: number; score: number };

/** Each question a few times, as one who types asks it; the best of them, for others share the machine. */
const rounds = 5;

export async function measureSearch(): Promise<SearchTime> {
  const browser = await launchBrowser();
  const engine = await bundleScript("test/bench/browser/search-probe.ts");
  const questions = questionList.map(({ ask }) => ask);
  const { opening, times } = await onNewPhone(browser, async (page) => {
    const processor = await page.context().newCDPSession(page);
    await processor.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto("about:blank");
    await page.addScriptTag({ content: engine });
    return await page.evaluate(timeQuestions, { index, questions, rounds });
  });
  await browser.close();
  const sorted = times.toSorted((one, two) => one - two);
  const right = questionList.filter((question) => [1, 2, 3].includes(rankOf(question)));
  return {
    opening,
    median: sorted[sorted.length >> 1] ?? 0,
    slowest: sorted.at(-1) ?? 0,
    score: right.length / questionList.length,
  };
}

type Asked = { index: Parameters<typeof openEngine>[0]; questions: string[]; rounds: number };

function timeQuestions({ index, questions, rounds }: Asked) {
  const probe = window as unknown as { openEngine: typeof openEngine };
  const begun = performance.now();
  const ask = probe.openEngine(index);
  const opening = performance.now() - begun;
  const times = questions.map((question) => {
    const took = Array.from({ length: rounds }, () => {
      const asked = performance.now();
      ask(question);
      return performance.now() - asked;
    });
    return Math.min(...took);
  });
  return { opening, times };
}
