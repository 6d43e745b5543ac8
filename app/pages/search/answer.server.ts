import { answerer } from "#app/search/answers.ts";

const { find, withSentences } = answerer(async () => {
  const { index, texts } = (await import("virtual:search-index")).default;
  return { index, textsOf: async (page) => texts[page] ?? [] };
});

/** The answer to a question, by the index and the ranking that browsers have. */
export const answerTo = async (question: string) => withSentences(await find(question));
