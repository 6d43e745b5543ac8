import { parseArgs } from "node:util";
import { type Command, commands, type Tools } from "./commands.ts";
import { help, options } from "./options.ts";

/** Runs one command. Where it cannot, it throws an Error that says why in a sentence. */
export async function runLetters(args: string[], tools: Tools) {
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
  if (values.help || name === "help") return tools.print(help);
  const command: Command | undefined = Object.hasOwn(commands, name)
    ? commands[name as keyof typeof commands]
    : undefined;
  if (!command) throw new Error(`There is no command "${name}".\n\n${help}`);
  const given = options.safeParse(values);
  if (!given.success)
    throw new Error(given.error.issues.map(({ path, message }) => `--${path}: ${message}`).join("\n"));
  await command(tools, words, given.data);
}
