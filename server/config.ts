import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { z } from "zod";
import { mailRoutesFrom, parsedWith, webhooksFrom } from "./deliver/settings.ts";
import { type TrustedProxies, trustedProxiesFrom } from "./http/proxies/trusted-proxies.ts";
import { levels } from "./log.ts";
import { isLoopback } from "./loopback.ts";

const port = "must be a port number from 0 to 65535, like 3000";

const retention = "must be a whole number from 7";

const drain = "must be a number of seconds from 0 to 60";

const schema = z.object({
  PORT: setting(z.coerce.number(port).int(port).min(0, port).max(65_535, port).default(3000)).describe(
    "Port to listen on; 0 takes any that is free.",
  ),
  HOST: setting(z.string().optional()).describe(
    "Address to listen on, like 127.0.0.1 behind a proxy on the same machine. Without it: all addresses.",
  ),
  PUBLIC_URL: url(/^https?$/, "https://www.example.com").describe(
    "Where visitors reach this server. Without it: the address in `content/site.yaml`.",
  ),
  TRUSTED_PROXIES: setting(z.string().default("0").transform(trustedProxies)).describe(
    "Proxies to believe about visitors' addresses: how many are in front (1), or where they are (10.0.0.0/8, ::1).",
  ),
  EMAILJS_ORIGIN: url(/^https?$/, "https://api.emailjs.com").describe(
    "The e-mail service that browsers post to, when the build names another than this server.",
  ),
  LOG_LEVEL: setting(z.enum(levels, `must be one of ${levels.join(", ")}`).default("info")).describe(
    `How much to log: ${levels.join(", ")}.`,
  ),

  DRAIN_SECONDS: setting(z.coerce.number(drain).min(0, drain).max(60, drain).optional()).describe(
    "How long to go on serving at a stop, after /readyz has turned. Default: 3 behind a trusted proxy, otherwise 0.",
  ),
  STATUS_TOKEN: setting(z.string().min(16, "must have 16 characters or more").optional()).describe(
    "Shows the details of /healthz to requests with `Authorization: Bearer <token>`. Without it: to this machine alone.",
  ),
  METRICS_PORT: setting(z.coerce.number(port).int(port).min(0, port).max(65_535, port).optional()).describe(
    "Port of the metrics for Prometheus, at /metrics. Without it there are none.",
  ),
  METRICS_HOST: setting(z.string().default("127.0.0.1")).describe("Address that the metrics listen on."),

  DATA_DIR: setting(z.string().default("./data")).describe("Folder of the SQLite database."),
  DATABASE_URL: urlWithPassword(/^postgres(ql)?$/, "postgres://user:password@host/name").describe(
    "PostgreSQL, for more than one machine. Without it letters are kept in DATA_DIR.",
  ),

  SMTP_URL: urlWithPassword(/^smtps?$/, "smtps://user:password@host:465", /./).describe(
    "Where e-mail is handed over. Without it letters are only stored.",
  ),
  SMTP_ALLOW_PLAIN: setting(z.stringbool("must be true or false").default(false)).describe(
    "Send the password of an smtp:// address without TLS. Only to a relay on this machine.",
  ),
  MAIL_FROM: address().describe("Sender. Default: the site's address."),
  MAIL_TO: address().describe("Recipient. Default: the site's address."),
  MAIL_ROUTES: setting(z.string().default("").transform(parsedWith(mailRoutesFrom))).describe(
    "Recipients by interest, like `cloud=a@example.com, b@example.com; *=sales@example.com`. Without it: MAIL_TO.",
  ),
  DKIM_DOMAIN: setting(z.string().optional()).describe("The domain that signs e-mail, like example.com."),
  DKIM_SELECTOR: setting(z.string().optional()).describe(
    "Where its public key is: `<selector>._domainkey.<domain>`.",
  ),
  DKIM_KEY: setting(z.string().optional()).describe(
    "The private RSA key (PEM). Line breaks may be written as `\\n`.",
  ),
  DKIM_KEY_FILE: setting(z.string().optional()).describe("A file that holds the private key instead."),
  WEBHOOKS: setting(z.string().default("").transform(parsedWith(webhooksFrom))).describe(
    "Addresses that enquiries are posted to, like https://crm.example/in or slack+https://hooks.slack.com/…",
  ),
  WEBHOOK_SECRET: setting(z.string().min(16, "must have 16 characters or more").optional()).describe(
    "Signs what is posted to webhooks, so that the receiver knows that it comes from here.",
  ),
  OPS_TO: address().describe(
    "Who is told by e-mail when letters are stuck or suspected. Without it: the log alone.",
  ),
  OPS_WEBHOOK: setting(z.string().default("").transform(parsedWith(webhooksFrom))).describe(
    "Where the same is posted to, like slack+https://hooks.slack.com/…",
  ),
  TIME_ZONE: setting(
    z.string().default("Asia/Kolkata").refine(isTimeZone, "must be a name like Asia/Kolkata"),
  ).describe("The zone of the times that letters give."),

  RETENTION_DAYS: setting(z.coerce.number(retention).int(retention).min(7, retention).optional()).describe(
    "Older letters are deleted. Default, and most: `privacy.retentionDays` in `content/site.yaml`.",
  ),
  SIGNING_SECRET: setting(z.string().min(16, "must have 16 characters or more").optional()).describe(
    "Signs what forms bring back, and once signed unsubscribe links. Without it one is made and kept in the database.",
  ),

  ALLOWED_ORIGINS: setting(list().transform(originsFrom)).describe(
    "Other sites whose pages may post here, like https://www.example.com",
  ),
  BLOCKED_SENDERS: setting(list()).describe("Addresses and domains, like spam@example.com, example.com"),
  LIMIT_PER_ADDRESS: number({ least: 1, otherwise: 20 }).describe(
    "How many messages may come with one e-mail address from one network within the window.",
  ),
  LIMIT_PER_IP: number({ least: 1, otherwise: 120 }).describe(
    "The same for one IP address; high, as whole offices share one.",
  ),
  LIMIT_WINDOW_MINUTES: number({ least: 1, otherwise: 60 }).describe("The window of both limits."),
  MIN_FILL_MS: number({ least: 0, otherwise: 1000 }).describe(
    "A form filled faster was not typed by a person.",
  ),

  WELCOME_SUBSCRIBERS: setting(z.stringbool("must be true or false").default(false)).describe(
    "Greet by e-mail those who have confirmed their subscription.",
  ),
});

export type Config = z.output<typeof schema>;

/** What cannot be seen from one setting alone. */
const checked = schema.superRefine((config, context) => {
  const problem = (name: keyof Config, message: string) =>
    context.addIssue({ code: "custom", path: [name], message });
  const { SMTP_URL, SMTP_ALLOW_PLAIN, WEBHOOKS, OPS_WEBHOOK, WEBHOOK_SECRET } = config;
  if (SMTP_ALLOW_PLAIN && SMTP_URL && !isLoopback(new URL(SMTP_URL).hostname))
    problem("SMTP_ALLOW_PLAIN", "must be false: only a relay on this machine may get a password without TLS");
  if ([...WEBHOOKS, ...OPS_WEBHOOK].some(({ format }) => format === "json") && !WEBHOOK_SECRET)
    problem("WEBHOOK_SECRET", "must be set: it signs what is posted to webhooks");
  const { DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY, DKIM_KEY_FILE } = config;
  if (DKIM_DOMAIN || DKIM_SELECTOR || DKIM_KEY || DKIM_KEY_FILE) {
    const together = "must be set with the other DKIM settings";
    if (!DKIM_DOMAIN) problem("DKIM_DOMAIN", `${together}, like example.com`);
    if (!DKIM_SELECTOR) problem("DKIM_SELECTOR", `${together}, like mail2026`);
    if (!DKIM_KEY && !DKIM_KEY_FILE) problem("DKIM_KEY_FILE", `${together}, or DKIM_KEY`);
  }
  if (OPS_WEBHOOK.some(({ format }) => format === "hubspot"))
    problem("OPS_WEBHOOK", "must not begin with hubspot+: HubSpot's forms take enquiries, and no alarms");
  if (config.OPS_TO && !SMTP_URL)
    problem("SMTP_URL", "must be set with OPS_TO: without a mail server nobody is told by e-mail");
});

/** Names every wrong setting at once, in words for whoever set it. */
export class ConfigProblem extends Error {}

/** Reads the environment, once, at start. Values are never repeated in messages: some are secrets. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const read = checked.safeParse(env);
  if (read.success) return read.data;
  const problems = read.error.issues.map(({ path, message }) => `  ${String(path[0])} ${message}`);
  throw new ConfigProblem(`The server cannot start with these settings:\n${problems.join("\n")}`);
}

/** The process's environment and what `.env` adds to it: the same for the server and for `npm run letters`. */
export function readEnvironment() {
  for (const [name, value] of Object.entries(existsSync(".env") ? settingsIn(".env") : {}))
    process.env[name] ??= value;
  return process.env;
}

function settingsIn(file: string) {
  try {
    // Without the mark that Windows may begin it with, which would be part of the first name.
    return parseEnv(readFileSync(file, "utf8").replace(/^\ufeff/, ""));
  } catch (error) {
    throw new ConfigProblem(`${file} cannot be read by this user: ${(error as Error).message}`);
  }
}

/** Names that mean nothing and are nearly those of settings: whoever set them believes that they count. */
export function slipsIn(env: Record<string, string | undefined>) {
  const names = Object.keys(schema.shape);
  return Object.keys(env)
    .filter((name) => !names.includes(name))
    .flatMap((name) => names.filter((known) => isNearly(name, known)).map((meant) => ({ name, meant })));
}

/** True if at most one letter differs, in whatever order they are. */
const isNearly = (name: string, known: string) =>
  extraLetters(name, known) <= 1 && extraLetters(known, name) <= 1;

/** How many letters of the one the other does not have. */
function extraLetters(one: string, other: string) {
  let rest = other.toUpperCase();
  let extra = 0;
  for (const letter of one.toUpperCase().replaceAll("_", ""))
    if (rest.includes(letter)) rest = rest.replace(letter, "");
    else extra++;
  return extra;
}

/** Every setting there is, for the README's table. */
export const settings = Object.entries(schema.shape).map(([name, { description = "" }]) => ({
  name,
  description,
}));

/** `NAME=` in a settings file means the same as leaving it out. */
function setting<S extends z.ZodType>(value: S) {
  return z.preprocess((text) => (text === "" ? undefined : text), value);
}

function url(protocol: RegExp, example: string) {
  return setting(z.url({ protocol, error: `must look like ${example}` }).optional());
}

/** A # or / in a password would end the host's name: at best there is no such host, at worst it is another. */
function urlWithPassword(protocol: RegExp, example: string, hostname?: RegExp) {
  const error = `must look like ${example}, and its password be written with %23 for #, %2F for /, %3F for ?`;
  return setting(z.url({ protocol, hostname, error, abort: true }).refine(isWhole, error).optional());
}

function isWhole(address: string) {
  const { pathname, search, hash } = URL.parse(address) ?? {};
  return ![pathname, search, hash].some((part) => part?.includes("@"));
}

function address() {
  return setting(z.email("must be an e-mail address").optional());
}

function number({ least, otherwise }: { least: number; otherwise: number }) {
  const problem = `must be a whole number from ${least}`;
  return setting(z.coerce.number(problem).int(problem).min(least, problem).default(otherwise));
}

function list() {
  const entries = (text: string) => text.split(/[\s,]+/).filter(Boolean);
  return z.string().toLowerCase().default("").transform(entries);
}

function originsFrom(addresses: string[], context: z.RefinementCtx) {
  const origins = addresses.map((address) => URL.parse(address)?.origin ?? "null");
  if (origins.includes("null")) context.addIssue("must be addresses like https://www.example.com");
  return origins;
}

function isTimeZone(timeZone: string) {
  try {
    return Boolean(new Intl.DateTimeFormat(undefined, { timeZone }));
  } catch {
    return false;
  }
}

function trustedProxies(text: string, context: z.RefinementCtx): TrustedProxies {
  try {
    return trustedProxiesFrom(text);
  } catch {
    context.addIssue("must be a number like 1, or addresses and networks like 10.0.0.0/8, ::1");
    return z.NEVER;
  }
}
