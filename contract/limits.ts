/**
 * The longest a field may be, in characters. The specification states no limits, so these only keep
 * out what no person types: a message of 20,000 characters in Tamil or Hindi still fits the body limit.
 */
export const limits = {
  to_email: 254,
  subject: 400,
  name: 200,
  email: 254,
  company: 200,
  phone: 60,
  service: 600,
  message: 20_000,
} as const;

export type Field = keyof typeof limits;

/** A request's body may be this long; more is answered by 413. */
export const bodyLimitBytes = 64 * 1024;
