export type Problem = { file: string; field: string; says: string };

export function report(problems: Problem[]): string {
  const lines = problems.map(
    ({ file, field, says }) => `  content/${file}${field && `  →  ${field}`}\n      ${says}`,
  );
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  return `The content has ${count}:\n\n${lines.join("\n\n")}\n`;
}
