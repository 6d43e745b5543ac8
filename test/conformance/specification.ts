export type Statement = { number: string; text: string };

/**
 * The specification as numbered statements: a statement is a sentence, or a row of a table. 2.3.4 is the fourth one of
 * the third part of section 2; what stands before the first section is section 0.
 */
export function statementsOf(specification: string): Statement[] {
  const statements: Statement[] = [];
  let [section, part, count] = [0, 0, 0];
  for (const line of specification.split("\n")) {
    if (line.startsWith("## ")) [section, part, count] = [section + 1, 0, 0];
    else if (line.startsWith("### ")) [part, count] = [part + 1, 0];
    else
      for (const text of sentencesOf(line)) {
        count++;
        statements.push({ number: (part ? [section, part, count] : [section, count]).join("."), text });
      }
  }
  return statements;
}

function sentencesOf(line: string): string[] {
  if (line.trim() === "" || line.startsWith("#") || isTableHead(line)) return [];
  if (line.startsWith("|")) return [line.slice(1, -1).trim()];
  // A full stop before a capital ends a sentence, but not in "N.S. House".
  return line.replace(/^- /, "").split(/(?<=\.\)?)(?<!\b[A-Z]\.) (?=[A-Z])/);
}

const isTableHead = (line: string) => /^\|(---| Route \| Screen| Situation \|)/.test(line);
