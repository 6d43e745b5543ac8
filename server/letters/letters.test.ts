import { afterEach, beforeEach, expect, test } from "vitest";
import { fakeClock, openTestMail, temporaryFolder } from "../../test/fakes/mail.ts";
import { enquiry, subscription } from "../../test/fakes/site.ts";
import { openExistingStore } from "../store/database/open-store.ts";
import { referenceOf } from "../store/reference.ts";
import { listSubscribers } from "../store/subscribers.ts";
import { openPrinter } from "./print.ts";
import { runLetters } from "./run.ts";

const clock = fakeClock();
let storage: Awaited<ReturnType<typeof temporaryFolder>>;
let mail: Awaited<ReturnType<typeof openTestMail>>;

beforeEach(async () => {
  storage = await temporaryFolder();
  mail = await openTestMail({ DATA_DIR: storage.folder }, clock);
  await mail.post("enquiry", enquiry());
  await mail.post(
    "enquiry",
    enquiry({ name: "=cmd|' /C calc'!A0", email: "Eve@x.example", message: 'Say "hi",\nதமிழ்' }),
  );
  await mail.post("newsletter", subscription());
});
afterEach(async () => {
  await mail.close();
  await storage.remove();
});

/** The reference of the letter that came as this one, counted from 1. */
async function referenceOfNumber(number: number) {
  const letter = (await mail.letters()).at(-number);
  return letter ? referenceOf(letter) : "";
}

async function openStored() {
  const store = await openExistingStore({ DATA_DIR: storage.folder, DATABASE_URL: undefined });
  return { store, close: () => store.db.destroy() };
}

async function run(...args: string[]) {
  const printed: string[] = [];
  const files = new Map<string, string>();
  const print = (text: string) => void printed.push(text);
  await runLetters(args, {
    print,
    restore: async () => "",
    open: async () => ({
      ...(await openStored()),
      clock,
      user: "meera",
      printer: openPrinter({ language: "en-IN", timeZone: "Asia/Kolkata", width: 120 }),
      print,
      writeFile: async (file, text) => void files.set(file, text),
      unsubscribeLink: (token) => `https://ananta.example/leave?${token}`,
      consent: async () => "abc",
      backup: async () => "",
    }),
  });
  return { text: printed.join("\n"), lines: printed, files };
}

test("the newest letter is listed first, each on one line", async () => {
  const { lines } = await run();
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain("reader@city.example");
  expect(lines[2]).toMatch(
    /^[A-Z]+-\d{4} +5 Jan 2026, 14:30 +waiting +Asha Rao <asha@port.example> Port Trust: We run 40/,
  );
});

test("a letter is shown whole by its reference, in any case", async () => {
  const { text } = await run("show", (await referenceOfNumber(1)).toLowerCase());
  for (const value of Object.values(enquiry()).slice(1)) expect(text).toContain(value);
});

test("letters are found by any word in them, in any script", async () => {
  expect((await run("search", "CRANES")).lines).toHaveLength(1);
  expect((await run("search", "தமிழ்")).lines).toHaveLength(1);
  expect((await run("search", "elephants")).text).toBe("There are no such letters.");
});

test("a CSV export opens in a spreadsheet without running what a visitor wrote", async () => {
  const { files } = await run("export", "--output", "letters.csv", "--template", "enquiry");
  const csv = files.get("letters.csv") ?? "";
  expect(csv).toContain(`'=cmd|' /C calc'!A0,Eve@x.example`);
  expect(csv).toContain(`"Say ""hi"",\nதமிழ்"`);
  expect(csv).toContain(",+91 98400 00000,");
});

test("a JSON export holds what the visitor wrote, unchanged", async () => {
  const [, letter] = JSON.parse((await run("export", "--format", "json")).text);
  expect(letter).toMatchObject({ name: "=cmd|' /C calc'!A0", message: 'Say "hi",\nதமிழ்', state: "waiting" });
});

test("what visitors wrote cannot steer the terminal", async () => {
  await mail.post("enquiry", enquiry({ name: "\u001b[2J\u001b]0;owned\u0007Bob\u009b31m" }));
  for (const command of [["list"], ["show", await referenceOfNumber(4)]])
    expect((await run(...command)).text.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
});

test("a letter taken for spam is sent when a person says so", async () => {
  await mail.post("enquiry", enquiry({ message: "Buy", website: "x" }));
  expect((await run("list", "--state", "suspected")).lines).toHaveLength(1);
  const [suspected] = await mail.letters();
  expect((await run("show", suspected ? referenceOf(suspected) : "")).text).toMatch(
    /^suspicion +a field that people do not see was filled in/m,
  );
  await run("retry", "--state", "suspected");
  expect((await mail.letters())[0]).toMatchObject({ state: "waiting", due_at: clock() });
});

test("a letter that failed is closed by a person, who deletes nobody for it", async () => {
  const reference = await referenceOfNumber(1);
  await expect(run("close", reference)).rejects.toThrow("Only a letter that failed can be closed");
  await mail.db.updateTable("letters").set({ state: "failed" }).where("reference", "=", reference).execute();
  expect((await run("close", reference)).text).toContain("Closed");
  expect((await run("list", "--state", "failed")).text).toBe("There are no such letters.");
  expect((await run("list", "--state", "closed")).text).toContain(reference);
  await expect(run("close")).rejects.toThrow("Which letter?");
  expect((await run("retry", reference)).text).toContain("1 of 1 letters will be sent");
});

test("one person's data is deleted, once it is meant, and nobody else's", async () => {
  await expect(run("delete", "ASHA@port.example")).rejects.toThrow("--yes");
  await run("delete", "ASHA@port.example", "--yes");
  await run("delete", "reader@city.example", "--yes");
  expect((await mail.letters()).map(({ person }) => person)).toEqual(["eve@x.example"]);
  expect((await run("subscribers")).text).toBe("0 subscribers.");
});

test("subscribers are listed, exported with the link to leave by unless they left, and taken off", async () => {
  expect((await run("subscribers")).text).toContain("1 subscribers.");
  expect((await run("subscribers", "--format", "csv")).text).toMatch(
    /^reader@city.example,2026-01-05T09:00:00.000Z,,,https:\/\/ananta.example\/leave\?[\w-]{24}$/m,
  );
  await run("unsubscribe", "Reader@city.example");
  expect((await run("subscribers")).text).toContain("left 5 Jan 2026");
  expect((await run("subscribers", "--format", "csv")).text).not.toContain("reader@");
});

test("all that is kept about one person is given, and nothing of others", async () => {
  await mail.post("enquiry", enquiry({ email: "reader@city.example", message: "Mine" }));
  const { letters, subscription } = JSON.parse((await run("person", "Reader@city.example")).text);
  expect(letters.map(({ message }: { message: string }) => message)).toEqual([null, "Mine"]);
  expect(subscription).toMatchObject({ address: "reader@city.example" });
});

test("who showed, exported or deleted what is written down, and of a deleted person no address", async () => {
  const reference = await referenceOfNumber(1);
  await run("show", reference);
  await run("export", "--as", "Ravi");
  await run("person", "asha@port.example");
  await run("delete", "asha@port.example", "--yes");
  const { lines } = await run("audit");
  expect(lines).toHaveLength(4);
  expect(lines[3]).toMatch(new RegExp(`^5 Jan 2026, 14:30 +meera +show +${reference}$`));
  expect(lines[2]).toMatch(/Ravi \(meera\) +export +3 letters$/);
  expect(lines.join()).not.toContain("asha");
  expect((await run("audit", "Asha@port.example")).lines).toHaveLength(2);
});

test("who had letters or subscribers listed is written down, too", async () => {
  await run("list", "--limit", "1000");
  await run("subscribers");
  await run();
  const { lines } = await run("audit");
  expect(lines.map((line) => line.replace(/^.*meera +/, ""))).toEqual([
    "list letters",
    "list 1 subscribers",
    "list letters",
  ]);
});

test("a subscription that was taken for spam is asked to be confirmed when it is sent after all", async () => {
  await mail.post("newsletter", { ...subscription("late@city.example"), elapsed_ms: "900" });
  const late = async () =>
    (await listSubscribers(mail.db)).filter(({ address }) => address.startsWith("late"));
  expect(await late()).toEqual([]);
  expect((await run("retry", await referenceOfNumber(4))).text).toContain("1 of 1 letters will be sent");
  expect(await late()).toMatchObject([{ pending_since: clock(), consent: "abc" }]);
  expect((await mail.letters())[0]).toMatchObject({ template: "confirm", person: "late@city.example" });
});

test("a command that is given more than it takes does nothing, so that nothing is left out unseen", async () => {
  const both = ["asha@port.example", "eve@x.example"];
  await expect(run("delete", ...both, "--yes")).rejects.toThrow('delete takes one address, not also "eve@x');
  await expect(run("unsubscribe", ...both)).rejects.toThrow("unsubscribe takes one address");
  await expect(run("retry", "KOLAM-1", "KOLAM-2")).rejects.toThrow("retry takes one reference");
  await expect(run("list", "failed")).rejects.toThrow('list takes nothing, not also "failed"');
  await expect(run("restore", "a", "b")).rejects.toThrow("restore takes one file");
  expect(await mail.letters()).toHaveLength(3);
});

test("of many letters those of one template are sent again", async () => {
  expect((await run("retry", "--state", "waiting", "--template", "newsletter")).text).toContain(
    "1 of 1 letters",
  );
  expect((await run("retry", "--state", "waiting")).text).toContain("3 of 3 letters");
});

test("an option that a command does not use is refused, not ignored", async () => {
  const before = await mail.letters();
  for (const [command = "", ...rest] of [
    ["delete", "asha@port.example", "--yes", "--state", "failed"],
    ["export", "--limit", "5"],
    ["show", await referenceOfNumber(1), "--output", "letter.txt"],
    ["person", "asha@port.example", "--format", "csv"],
    ["restore", "file", "--template", "enquiry"],
  ])
    await expect(run(command, ...rest), command).rejects.toThrow(
      `${command} does not take ${rest.filter((word) => /^--(?!yes)/.test(word))}. Nothing was done`,
    );
  await expect(run("retry", await referenceOfNumber(1), "--state", "failed")).rejects.toThrow(
    "retry takes a reference or --state, not both. Nothing was done",
  );
  expect(await mail.letters()).toEqual(before);
});

test("what cannot be done is said in a sentence", async () => {
  await expect(run("show", "KETTLE-1")).rejects.toThrow("There is no letter");
  await expect(run("frobnicate")).rejects.toThrow("Usage");
  await expect(run("unsubscribe")).rejects.toThrow("Give an e-mail address");
  await expect(run("restore")).rejects.toThrow("Give the file of a backup");
  await expect(run("list", "--state", "lost")).rejects.toThrow("--state");
  expect((await run("--help")).text).toContain("Usage");
});
