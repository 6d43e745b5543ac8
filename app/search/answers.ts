import { type Answer, type Engine, type Found, openEngine } from "#search/engine.ts";
import type { PackedIndex } from "#search/pack.ts";
import { type CutText, cutText, type Marked, markedTitle, sentenceFor } from "#search/sentence.ts";

/** A place that answers, as it is shown. */
export type Result = Pick<Found, "kind" | "to"> & {
  title: Marked;
  /** The page or document that it stands in, unless it is that page. */
  where: string;
  /** The sentence that answers; it comes a little later. */
  sentence?: Marked;
};

export type Answered = { question: string; count: number; results: Result[] };

const most = 24;

/** Where the index comes from, and with it the texts of each page's places. */
type Source = () => Promise<{ index: PackedIndex; textsOf: (page: number) => Promise<string[]> }>;

/** Makes what answers questions. The index is fetched with the first one, a page's texts when one of its places is shown. */
export function answerer(source: Source) {
  let engine: Promise<Engine> | undefined;
  let fetchTexts: Awaited<ReturnType<Source>>["textsOf"] | undefined;
  const pages = new Map<number, Promise<string[]>>();
  const cut = new Map<string, CutText>();

  async function open(): Promise<Engine> {
    const { index, textsOf } = await source();
    fetchTexts = textsOf;
    return openEngine(index);
  }

  const ready = () => {
    engine ??= open();
    // The next question tries again.
    engine.catch(() => {
      engine = undefined;
    });
    return engine;
  };

  function textsOf(page: number) {
    const known = pages.get(page);
    if (known) return known;
    const coming = fetchTexts?.(page) ?? Promise.resolve([]);
    pages.set(page, coming);
    coming.catch(() => pages.delete(page));
    return coming;
  }

  /** Each text is cut once: that takes longer than to look through it. */
  function cutOf(text: string) {
    const known = cut.get(text) ?? cutText(text);
    cut.set(text, known);
    return known;
  }

  /** The places at once, without their sentences. */
  async function find(question: string): Promise<{ answer: Answer; answered: Answered }> {
    const answer = (await ready())(question, most);
    const results = answer.found.map((found) => resultFrom(found, answer));
    return { answer, answered: { question, count: answer.count, results } };
  }

  /** The same with their sentences; one whose text does not come stays without. */
  async function withSentences({ answer, answered }: Awaited<ReturnType<typeof find>>): Promise<Answered> {
    const results = answered.results.map(async (result, i) => {
      const { page, part } = answer.found[i] as Found;
      const text = await textsOf(page.number).then(
        (parts) => parts[part],
        () => undefined,
      );
      return text ? { ...result, sentence: sentenceFor(cutOf(text), answer.terms) } : result;
    });
    return { ...answered, results: await Promise.all(results) };
  }

  return { ready, find, withSentences };
}

function resultFrom({ kind, to, title, page, within }: Found, { terms }: Answer): Result {
  const where = within ?? (title === page.title ? page.group : `${page.title}, ${page.group}`);
  return { kind, to, title: markedTitle(title, terms), where };
}
