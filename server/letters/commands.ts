import type { Kysely } from "kysely";
import {
  closeLetter,
  type Filter,
  findLetter,
  forgetPerson,
  readLetters,
  readPerson,
  retryLetter,
} from "../store/archive.ts";
import { auditedName, personSubject, readAudit, writeAudit } from "../store/audit.ts";
import type { Store } from "../store/database/open-store.ts";
import type { LetterRow, Tables } from "../store/database/tables.ts";
import { isActive, listSubscribers, unsubscribe as takeOff } from "../store/subscribers.ts";
import type { Clock } from "../time.ts";
import { exportLetters, exportSubscribers } from "./export.ts";
import type { Options } from "./options.ts";
import type { Printer } from "./print.ts";

/** What a command works with. */
export type Tools = {
  store: Store;
  /** The time of the database. */
  clock: Clock;
  /** Closes the database. */
  close: () => Promise<void>;
  /** Who runs it, for the audit. */
  user: string;
  printer: Printer;
  print: (text: string) => void;
  writeFile: (file: string, text: string) => Promise<void>;
  unsubscribeLink: (token: string) => string;
  /** The version of the words that subscribers agree to; null where the site has not been built. */
  consent: () => Promise<string | null>;
  /** Copies the database to a file; gives what was copied, in words. */
  backup: (file: string) => Promise<string>;
};

export type Command = (tools: Tools, words: string[], options: Options) => Promise<void>;

const list: Command = async (tools, _, options) => {
  await audit(tools, options, "list", "letters");
  await printLines(tools, { state: options.state, template: options.template }, options.limit);
};

const search: Command = async (tools, words, options) => {
  const text = words.join(" ");
  if (!text) throw new Error("What should be searched for? Try: search cranes");
  await audit(tools, options, "search", "letters");
  await printLines(tools, { state: options.state, template: options.template, text }, options.limit);
};

const show: Command = async (tools, [reference], options) => {
  const letter = await letterOf(tools.store.db, reference);
  await audit(tools, options, "show", letter.reference ?? String(letter.id));
  tools.print(tools.printer.whole(letter));
};

const exportAll: Command = async (tools, _, options) => {
  const { state, template, format = "csv", output: file } = options;
  const letters: LetterRow[] = [];
  for await (const letter of readLetters(tools.store.db, { state, template })) letters.push(letter);
  await audit(tools, options, "export", `${letters.length} letters`);
  await output(tools, exportLetters(letters, format), file, `${letters.length} letters`);
};

const retry: Command = async (tools, [reference], options) => {
  const { db } = tools.store;
  const { state, template } = options;
  const ids: number[] = [];
  if (reference && (state || template))
    throw new Error("retry takes a reference or --state, not both. Nothing was done");
  if (reference) ids.push((await letterOf(db, reference)).id);
  else if (state) for await (const { id } of readLetters(db, { state, template })) ids.push(id);
  else throw new Error("Which letters? Give a reference, or --state failed");
  await audit(tools, options, "retry", reference ?? `${ids.length} letters`);
  let count = 0;
  // Asked in any case: a shell that lacks the server's SMTP_URL must put nobody on the list who has not confirmed it.
  const joining = { now: tools.clock(), optIn: true, consent: await tools.consent() };
  for (const id of ids) if (await retryLetter(db, id, joining)) count++;
  tools.print(`${count} of ${ids.length} letters will be sent. What was sent before is not sent again.`);
};

const close: Command = async (tools, [reference], options) => {
  const { db } = tools.store;
  if (!reference) throw new Error("Which letter? Give the reference of one that failed");
  const { id, state } = await letterOf(db, reference);
  await audit(tools, options, "close", reference);
  if (!(await closeLetter(db, id)))
    throw new Error(`Only a letter that failed can be closed; this is ${state}`);
  tools.print("Closed: it is kept as it is, and nobody is told of it any more.");
};

const person: Command = async (tools, [address], options) => {
  if (!address?.includes("@")) throw new Error("Whose data? Give an e-mail address");
  const { letters, subscriber } = await readPerson(tools.store.db, address);
  await audit(tools, options, "person", personSubject(address));
  const all = { letters: JSON.parse(exportLetters(letters, "json")), subscription: subscriber ?? null };
  await output(tools, `${JSON.stringify(all, null, 2)}\n`, options.output, `what is kept about ${address}`);
};

const forget: Command = async (tools, [address], options) => {
  if (!address?.includes("@")) throw new Error("Whose data? Give an e-mail address");
  if (!options.yes)
    throw new Error(`This deletes all letters and the subscription of ${address}. If so, add --yes`);
  const { letters, subscriptions, erased } = await forgetPerson(tools.store, address);
  await audit(tools, options, "delete", personSubject(address));
  tools.print(`Deleted ${letters} letters and ${subscriptions} subscriptions of ${address}.`);
  if (!erased)
    tools.print(
      "The text is still in the database's log, which others are reading. Run this again to erase it.",
    );
};

const subscribers: Command = async (tools, _, options) => {
  const all = await listSubscribers(tools.store.db);
  const active = all.filter(isActive);
  const { format, output: file } = options;
  if (format || file) {
    await audit(tools, options, "export", `${active.length} subscribers`);
    const text = exportSubscribers(active, tools.unsubscribeLink, format ?? "csv");
    return output(tools, text, file, `${active.length} subscribers`);
  }
  await audit(tools, options, "list", `${all.length} subscribers`);
  for (const subscriber of all) tools.print(tools.printer.subscriber(subscriber));
  tools.print(`${active.length} subscribers.`);
};

const unsubscribe: Command = async (tools, [address], options) => {
  if (!address?.includes("@")) throw new Error("Who leaves? Give an e-mail address");
  const left = await takeOff(tools.store.db, address, tools.clock());
  await audit(tools, options, "unsubscribe", personSubject(address));
  tools.print(left ? `${address} is off the list.` : `${address} was not on the list.`);
};

const backup: Command = async (tools, [file], options) => {
  if (!file) throw new Error("Where to? Give a file that does not exist yet");
  await audit(tools, options, "backup", file);
  tools.print(await tools.backup(file));
};

const showAudit: Command = async ({ store, printer, print }, [address], { limit }) => {
  const entries = await readAudit(store.db, { subject: address && personSubject(address), limit });
  for (const entry of entries) print(printer.audit(entry));
  if (entries.length === 0) print("Nothing was done yet.");
};

export const commands = {
  list,
  show,
  search,
  export: exportAll,
  retry,
  close,
  person,
  delete: forget,
  subscribers,
  unsubscribe,
  backup,
  audit: showAudit,
};

const audit = ({ store, clock, user }: Tools, { as: name }: Options, action: string, subject: string) =>
  writeAudit(store.db, { at: clock(), who: auditedName(user, name), action, subject });

async function printLines({ store: { db }, printer, print }: Tools, filter: Filter, limit: number) {
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
