import { answerer } from "#app/search/answers.ts";

const { find, withSentences } = answerer();

/** The answer to a question, by the index and the ranking that browsers have. */
export const answerTo = async (question: string) => withSentences(await find(question));
