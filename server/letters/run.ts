import { parseArgs } from "node:util";
import { type Command, commands, type Tools } from "./commands.ts";
import { help, options } from "./options.ts";

/** Puts a backup in the database's place; gives what was done, in words. */
export type Restore = (file: string, overwrite: boolean) => Promise<string>;

type Start = {
  print: (text: string) => void;
  /** Called only by commands that need the database, which is closed after them. */
  open: () => Promise<Tools>;
  restore: Restore;
};

/** Runs one command. Where it cannot, it throws an Error that says why in a sentence. */
export async function runLetters(args: string[], { print, open, restore }: Start) {
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
      as: { type: "string" },
    },
  });
  const [name = "list", ...words] = positionals;
  if (values.help || name === "help") return print(help);
  const given = options.safeParse(values);
  if (!given.success)
    throw new Error(given.error.issues.map(({ path, message }) => `--${path}: ${message}`).join("\n"));
  if (name === "restore") return print(await restore(words[0] ?? "", given.data.yes));
  const command: Command | undefined = Object.hasOwn(commands, name)
    ? commands[name as keyof typeof commands]
    : undefined;
  if (!command) throw new Error(`There is no command "${name}".\n\n${help}`);
  const tools = await open();
  await command(tools, words, given.data).finally(() => tools.store.db.destroy());
}
