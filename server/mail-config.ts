import { z } from "zod";

/** The mail part's share of the environment, which `server/config.ts` takes in. */
export const mailConfig = z.object({
  DATA_DIR: from(z.string().default("./data")).describe("Folder of the SQLite database."),
  DATABASE_URL: from(
    z
      .url({ protocol: /^postgres(ql)?$/, error: "must look like postgres://user:password@host/name" })
      .optional(),
  ).describe("PostgreSQL, for more than one machine. Without it letters are kept in DATA_DIR."),

  SMTP_URL: from(
    z.url({ protocol: /^smtps?$/, error: "must look like smtps://user:password@host:465" }).optional(),
  ).describe("Where e-mail is handed over. Without it letters are only stored."),
  MAIL_FROM: address().describe("Sender. Default: the site's address."),
  MAIL_TO: address().describe("Recipient. Default: the site's address."),
  TIME_ZONE: from(
    z.string().default("Asia/Kolkata").refine(isTimeZone, "must be a name like Asia/Kolkata"),
  ).describe("The zone of the times that letters give."),

  RETENTION_DAYS: number({ least: 7, otherwise: 365 }).describe("Older letters are deleted."),
  SIGNING_SECRET: from(z.string().min(16, "must have 16 characters or more").optional()).describe(
    "Signs unsubscribe links. Without it one is made and kept in the database.",
  ),

  ALLOWED_ORIGINS: from(words().transform(originsFrom)).describe(
    "Other sites whose pages may post here, like https://www.example.com",
  ),
  BLOCKED_SENDERS: from(words()).describe("Addresses and domains, like spam@example.com, example.com"),
  LIMIT_PER_ADDRESS: number({ least: 1, otherwise: 20 }).describe(
    "How many messages one e-mail address may send within the window.",
  ),
  LIMIT_PER_IP: number({ least: 1, otherwise: 120 }).describe(
    "The same for one IP address; high, as whole offices share one.",
  ),
  LIMIT_WINDOW_MINUTES: number({ least: 1, otherwise: 60 }).describe("The window of both limits."),
  MIN_FILL_MS: number({ least: 0, otherwise: 1000 }).describe(
    "A form filled faster was not typed by a person.",
  ),

  WELCOME_SUBSCRIBERS: from(z.stringbool("must be true or false").default(false)).describe(
    "Confirm a subscription by e-mail. Off: whoever types a stranger's address would make us write to that stranger.",
  ),
});

export type MailConfig = z.output<typeof mailConfig>;

/** Throws an Error that names each wrong setting and says what it must be. */
export function readMailConfig(env: Record<string, string | undefined>): MailConfig {
  const { success, data, error } = mailConfig.safeParse(env);
  if (success) return data;
  throw new Error(error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("\n"));
}

/** `NAME=` in a settings file means the same as leaving it out. */
function from<S extends z.ZodType>(schema: S) {
  return z.preprocess((given) => (given === "" ? undefined : given), schema);
}

function address() {
  return from(z.email("must be an e-mail address").optional());
}

function number({ least, otherwise }: { least: number; otherwise: number }) {
  const problem = `must be a whole number from ${least}`;
  return from(z.coerce.number(problem).int(problem).min(least, problem).default(otherwise));
}

function words() {
  return z
    .string()
    .default("")
    .transform((text) =>
      text
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    );
}

function originsFrom(addresses: string[], context: z.RefinementCtx) {
  const origins = addresses.map((address) => URL.parse(address)?.origin ?? "null");
  if (origins.includes("null")) context.addIssue("must be addresses like https://www.example.com");
  return origins;
}

function isTimeZone(name: string) {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
