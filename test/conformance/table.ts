export type Row = { number: string; quote: string; proofs: string[] };

/** The rows of docs/conformance.md: the statement's number, how it begins, and what proves it. */
export function rowsOf(markdown: string): Row[] {
  return [...markdown.matchAll(/^\| (\d[\d.]+) \| (.+) \| (.+) \|$/gm)].map(
    ([, number = "", quote = "", proofs = ""]) => ({
      number,
      quote: quote.replace(/…$/, "").replaceAll("\\|", "|"),
      proofs: proofs.split("<br>"),
    }),
  );
}

/** A proof that names a test: its file, and the title of the test. */
export function testIn(proof: string): { file: string; title: string } | undefined {
  const [, file, title] = /^`(.+)` › (.+)$/.exec(proof) ?? [];
  if (!file || !title) return undefined;
  return { file: file.includes(".test.") ? file : `test/e2e/${file}.test.e2e.ts`, title };
}
