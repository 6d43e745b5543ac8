type Refusal = { errors: Record<string, string>; note?: string };

/**
 * What the visitor can do about a letter that was refused: which fields to change, or how long to wait.
 * Other answers are for engineers, and stay in the console.
 */
export function refusalIn(error: unknown): Refusal {
  const { status, text = "" } = ((error as Error).cause ?? {}) as { status?: number; text?: string };
  if (status === 400) return { errors: problemsIn(text) };
  return { errors: {}, note: status === 429 ? text : undefined };
}

/** Our server names each field and what is wrong with it, on a line of its own. */
const problemsIn = (text: string) =>
  Object.fromEntries([...text.matchAll(/^([a-z_]+): (.+)$/gm)].map(([, field, problem]) => [field, problem]));
