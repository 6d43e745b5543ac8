import type { Value } from "../../files/change.ts";

/** What every choice takes: what is chosen now, and whom to tell of another. */
export type ChoiceProps = { value: string; onChoose: (value: Value) => void };
