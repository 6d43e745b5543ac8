import type { NewLetter } from "./letter.ts";

type Recipient = { address: string; page: string | null; token: string | null };

/** Asks the owner of an address whether to put it on the list. */
export const confirmationFrom = (subscriber: Recipient, now: number) =>
  letterTo(subscriber, "confirm", String(now));

/** Greets who has confirmed. */
export const welcomeFrom = (subscriber: Recipient) => letterTo(subscriber, "welcome", "");

function letterTo(
  { address, page, token }: Recipient,
  template: "confirm" | "welcome",
  time: string,
): NewLetter {
  return {
    template,
    person: address,
    page,
    params: JSON.stringify({ token }),
    submission: `${template}:${token}:${time}`,
    suspicion: null,
    limits: [],
  };
}
