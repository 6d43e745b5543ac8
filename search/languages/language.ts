/** What search must know of the language that texts and questions are in. All else of it is the same for every one. */
export type SearchLanguage = {
  /**
   * The words and numbers of a text, in their order and where they stand. Letters and digits apart: IP67, IP 67 and IP-67
   * are then the same two.
   */
  wordsIn: (text: string) => Iterable<{ 0: string; index: number }>;
  sentencesIn: (text: string) => string[];
  /** What a word is looked up by: one term for all its forms and spellings. */
  termOf: (word: string) => string;
  /** What a number is looked up by, however its digits are grouped. */
  numberOf: (digits: string) => string;
  /** A word as it stands in a code beside its number: plain and small letters. */
  plain: (word: string) => string;
  /** Whether all texts have the word, so that it tells nothing of what is meant. */
  isStopWord: (word: string) => boolean;
  /** How long a term must be to tell something. */
  shortestTerm: number;
};
