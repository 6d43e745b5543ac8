import type { SiteFacts } from "#contract/site.ts";
import { ConfigProblem } from "../config.ts";
import type { MailRoutes } from "./settings.ts";

type Interest = SiteFacts["interests"][number];

/** The interests that an enquiry names. The form joins their labels; other clients may send values. */
export function interestsIn(service: string | undefined, interests: Interest[]): Interest[] {
  const named = (service ?? "").split(", ").map((name) => name.trim().toLowerCase());
  return interests.filter(({ value, label }) =>
    named.some((name) => name === value || name === label.toLowerCase()),
  );
}

/** Who gets an enquiry: the recipients of all its interests, or those of `*`, or the one that always is. */
export function recipientsOf(interests: Interest[], routes: MailRoutes, otherwise: string): string[] {
  const routed = interests.flatMap(({ value }) => routes.get(value) ?? []);
  const recipients = routed.length > 0 ? routed : (routes.get("*") ?? [otherwise]);
  return [...new Set(recipients)];
}

/** A route for an interest that the form does not offer would never be taken, and nobody would notice. */
export function checkRoutes(routes: MailRoutes, interests: Interest[]) {
  const values = interests.map(({ value }) => value);
  const unknown = [...routes.keys()].filter((name) => name !== "*" && !values.includes(name));
  if (unknown.length === 0) return;
  throw new ConfigProblem(
    `The server cannot start with these settings:\n  MAIL_ROUTES names what the form does not offer: ${unknown.join(", ")}. It offers: ${values.join(", ")}`,
  );
}
