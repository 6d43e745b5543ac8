import { z } from "zod";
import { type TrustedProxies, trustedProxiesFrom } from "./http/client-address.ts";
import { levels } from "./log.ts";
import { mailConfig } from "./mail-config.ts";

const port = "must be a port number from 0 to 65535, like 3000";
const url = (example: string) => z.url({ protocol: /^https?$/, error: `must look like ${example}` });

const httpConfig = z.object({
  PORT: given(z.coerce.number(port).int(port).min(0, port).max(65_535, port).default(3000)).describe(
    "Port to listen on; 0 takes any that is free.",
  ),
  HOST: given(z.string().optional()).describe(
    "Address to listen on, like 127.0.0.1 behind a proxy on the same machine. Without it: all addresses.",
  ),
  PUBLIC_URL: given(url("https://www.example.com").optional()).describe(
    "Where visitors reach this server. Without it: the address in `content/site.yaml`.",
  ),
  TRUSTED_PROXIES: given(z.string().default("0").transform(trustedProxies)).describe(
    "Proxies to believe about visitors' addresses: how many are in front (1), or where they are (10.0.0.0/8, ::1).",
  ),
  EMAILJS_ORIGIN: given(url("https://api.emailjs.com").optional()).describe(
    "The e-mail service that browsers post to, when the build names another than this server.",
  ),
  LOG_LEVEL: given(z.enum(levels, `must be one of ${levels.join(", ")}`).default("info")).describe(
    `How much to log: ${levels.join(", ")}.`,
  ),
});

const schema = httpConfig.extend(mailConfig.shape);

export type Config = z.output<typeof schema>;

/** Says all that is wrong at once, in words for whoever set it. */
export class ConfigProblem extends Error {}

/** Reads the environment, once, at start. Values are never repeated in messages: some are secrets. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const read = schema.safeParse(env);
  if (read.success) return read.data;
  const problems = read.error.issues.map(({ path, message }) => `  ${String(path[0])} ${message}`);
  throw new ConfigProblem(`The server cannot start with these settings:\n${problems.join("\n")}`);
}

/** Every setting there is, for the README's table. */
export const settings = Object.entries(schema.shape).map(([name, { description = "" }]) => ({
  name,
  description,
}));

/** `NAME=` in a settings file means the same as leaving it out. */
function given<S extends z.ZodType>(value: S) {
  return z.preprocess((text) => (text === "" ? undefined : text), value);
}

function trustedProxies(text: string, context: z.RefinementCtx): TrustedProxies {
  try {
    return trustedProxiesFrom(text);
  } catch {
    context.addIssue("must be a number like 1, or addresses and networks like 10.0.0.0/8, ::1");
    return z.NEVER;
  }
}
