import { parseArgs } from "node:util";
import { z } from "zod";
import { type Command, commands, type Desk } from "./commands.ts";
import { help } from "./help.ts";

/** What may follow a command. */
export const options = z.object({
  state: z.enum(["waiting", "parked", "sent", "failed", "suspected"]).optional(),
  template: z.enum(["enquiry", "newsletter", "welcome"]).optional(),
  limit: z.coerce.number().int().positive().default(20),
  format: z.enum(["csv", "json"]).optional(),
  output: z.string().optional(),
  yes: z.boolean().default(false),
});

export type Options = z.output<typeof options>;

/** Runs one command. Where it cannot, it throws an Error that says why in a sentence. */
export async function runLetters(args: string[], desk: Desk) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      help: { type: "boolean", short: "h" },
      state: { type: "string" },
      template: { type: "string" },
      limit: { type: "string" },
      format: { type: "string" },
      output: { type: "string", short: "o" },
      yes: { type: "boolean" },
    },
  });
  const [name = "list", ...words] = positionals;
  if (values.help || name === "help") return desk.print(help);
  const command: Command | undefined = Object.hasOwn(commands, name)
    ? commands[name as keyof typeof commands]
    : undefined;
  if (!command) throw new Error(`There is no command "${name}".\n\n${help}`);
  const given = options.safeParse(values);
  if (!given.success)
    throw new Error(given.error.issues.map(({ path, message }) => `--${path}: ${message}`).join("\n"));
  await command(desk, words, given.data);
}
