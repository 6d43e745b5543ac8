import { parseArgs } from "node:util";
import { type Command, commands, type Tools } from "./commands.ts";
import { help, type Options, options } from "./options.ts";

/** Puts a backup in the database's place; gives what was done, in words. */
export type Restore = (file: string, options: Pick<Options, "yes" | "as">) => Promise<string>;

type Start = {
  print: (text: string) => void;
  /** Called only by commands that need the database, which is closed after them. */
  open: () => Promise<Tools>;
  restore: Restore;
};

/** What may follow each command, beside options. Any number of words may be searched for. */
const takes: Record<keyof typeof commands | "restore", string> = {
  list: "nothing",
  show: "one reference",
  search: "words",
  export: "nothing",
  retry: "one reference",
  close: "one reference",
  person: "one address",
  delete: "one address",
  subscribers: "nothing",
  unsubscribe: "one address",
  backup: "one file",
  restore: "one file",
  audit: "one address",
};

/** The options that each command uses. Those that are not here use none but --as, which is for all. */
const uses: { [name in keyof typeof takes]?: string[] } = {
  list: ["state", "template", "limit"],
  search: ["state", "template", "limit"],
  export: ["state", "template", "format", "output"],
  retry: ["state", "template"],
  person: ["output"],
  delete: ["yes"],
  subscribers: ["format", "output"],
  restore: ["yes"],
  audit: ["limit"],
};

const isCommand = (name: string): name is keyof typeof takes => Object.hasOwn(takes, name);

/** Whoever names two people or two letters is not to believe that both were meant. */
function refuseMore(name: keyof typeof takes, words: string[]) {
  if (takes[name] === "words") return;
  const [more] = takes[name] === "nothing" ? words : words.slice(1);
  if (more !== undefined)
    throw new Error(`${name} takes ${takes[name]}, not also "${more}". Nothing was done`);
}

/** Whoever narrows down what a command does is not to believe that it was. */
function refuseUnused(name: keyof typeof takes, options: string[]) {
  const unused = options.find((option) => option !== "as" && !uses[name]?.includes(option));
  if (unused) throw new Error(`${name} does not take --${unused}. Nothing was done`);
}

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
  if (!isCommand(name)) throw new Error(`There is no command "${name}".\n\n${help}`);
  refuseMore(name, words);
  refuseUnused(name, Object.keys(values));
  if (name === "restore") {
    if (!words[0]) throw new Error("Which one? Give the file of a backup");
    return print(await restore(words[0], given.data));
  }
  const command: Command = commands[name];
  const tools = await open();
  await command(tools, words, given.data).finally(tools.close);
}
