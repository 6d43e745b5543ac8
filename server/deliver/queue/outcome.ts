import type { DeliveryRow, LetterRow } from "../../store/database/tables.ts";

/** What became of one try. Delayed: the target may take it later. Refused: it will not have this letter. */
export type Outcome = { status: "sent" } | { status: "delayed" | "refused"; reason: string };

/** A letter that this instance may send, and what is known of its deliveries. */
export type ClaimedLetter = LetterRow & { deliveries: DeliveryRow[] };

/** What is recorded of a letter after its deliveries were tried. */
export type Change = Pick<LetterRow, "state" | "due_at" | "sent_at" | "last_error">;
