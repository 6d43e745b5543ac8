import type { Kysely } from "kysely";
import { type Filter, findLetter, forgetPerson, readLetters, retryLetter } from "../store/archive.ts";
import type { LetterRow, Tables } from "../store/database/tables.ts";
import { listSubscribers, unsubscribe as takeOff } from "../store/subscribers.ts";
import type { Clock } from "../time.ts";
import { exportLetters, exportSubscribers } from "./export.ts";
import type { Options } from "./options.ts";
import type { Printer } from "./print.ts";

/** What a command works with. */
export type Tools = {
  db: Kysely<Tables>;
  clock: Clock;
  printer: Printer;
  print: (text: string) => void;
  writeFile: (file: string, text: string) => Promise<void>;
  unsubscribeLink: (address: string) => string;
};

export type Command = (tools: Tools, words: string[], options: Options) => Promise<void>;

const list: Command = async (tools, _, { state, template, limit }) =>
  printLines(tools, { state, template }, limit);

const search: Command = async (tools, words, { state, template, limit }) => {
  const text = words.join(" ");
  if (!text) throw new Error("What should be searched for? Try: search cranes");
  await printLines(tools, { state, template, text }, limit);
};

const show: Command = async ({ db, printer, print }, [reference]) => {
  print(printer.whole(await letterOf(db, reference)));
};

const exportAll: Command = async (tools, _, { state, template, format = "csv", output: file }) => {
  const letters: LetterRow[] = [];
  for await (const letter of readLetters(tools.db, { state, template })) letters.push(letter);
  await output(tools, exportLetters(letters, format), file, `${letters.length} letters`);
};

const retry: Command = async ({ db, clock, print }, [reference], { state }) => {
  const ids: number[] = [];
  if (reference) ids.push((await letterOf(db, reference)).id);
  else if (state) for await (const { id } of readLetters(db, { state })) ids.push(id);
  else throw new Error("Which letters? Give a reference, or --state failed");
  let count = 0;
  for (const id of ids) if (await retryLetter(db, id, clock())) count++;
  print(`${count} of ${ids.length} letters will be sent. What was sent before is not sent again.`);
};

const forget: Command = async ({ db, print }, [address], { yes }) => {
  if (!address?.includes("@")) throw new Error("Whose data? Give an e-mail address");
  if (!yes) throw new Error(`This deletes all letters and the subscription of ${address}. If so, add --yes`);
  const { letters, subscriptions } = await forgetPerson(db, address);
  print(`Deleted ${letters} letters and ${subscriptions} subscriptions of ${address}.`);
};

const subscribers: Command = async (tools, _, { format, output: file }) => {
  const all = await listSubscribers(tools.db);
  if (format || file)
    return output(
      tools,
      exportSubscribers(all, tools.unsubscribeLink, format ?? "csv"),
      file,
      `${all.length} subscribers`,
    );
  for (const subscriber of all) tools.print(tools.printer.subscriber(subscriber));
  tools.print(`${all.filter((one) => one.unsubscribed_at === null).length} subscribers.`);
};

const unsubscribe: Command = async ({ db, clock, print }, [address = ""]) => {
  const left = await takeOff(db, address, clock());
  print(left ? `${address} is off the list.` : `${address} was not on the list.`);
};

export const commands = {
  list,
  show,
  search,
  export: exportAll,
  retry,
  delete: forget,
  subscribers,
  unsubscribe,
};

async function printLines({ db, printer, print }: Tools, filter: Filter, limit: number) {
  let count = 0;
  for await (const letter of readLetters(db, filter)) {
    if (count++ === limit) return print(`There are more: add --limit ${limit * 5}`);
    print(printer.line(letter));
  }
  if (count === 0) print("There are no such letters.");
}

async function letterOf(db: Kysely<Tables>, reference = "") {
  const letter = await findLetter(db, reference);
  if (!letter) throw new Error(`There is no letter "${reference}". A reference looks like KOLAM-4821`);
  return letter;
}

async function output({ print, writeFile }: Tools, text: string, file: string | undefined, what: string) {
  if (!file) return print(text.trimEnd());
  await writeFile(file, text);
  print(`Wrote ${what} to ${file}`);
}
