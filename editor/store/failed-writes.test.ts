import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sourceFrom } from "../../pipeline/content.ts";
import { openFolder } from "./disk/content-folder.ts";
import { openJournal } from "./journal.ts";
import { openStore, type Store } from "./store.ts";

const known = sourceFrom();
const [home, about] = ["pages/home.yaml", "pages/about.yaml"];
const [oldRole, newRole] = ["roles/software-engineer.yaml", "roles/data-engineer.yaml"];

let root: string;
let journal: string;
let store: Store;
/** Whether a file may be written or removed. */
let isLocked: (file: string) => boolean;
/** What was done to files, in order. */
let done: string[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "editor-failing-"));
  cpSync("content", join(root, "content"), { recursive: true });
  journal = join(root, "journal.jsonl");
  isLocked = () => false;
  done = [];
  store = open();
});
afterEach(() => rmSync(root, { recursive: true }));

/** A store whose files fail as locked ones do. Tests may run as root, for whom no file is locked. */
function open() {
  const folder = openFolder(join(root, "content"));
  const guarded = (what: string, file: string) => {
    if (isLocked(file)) throw Object.assign(new Error("EPERM: not permitted"), { code: "EPERM" });
    done.push(`${what} ${file}`);
  };
  return openStore({
    content: join(root, "content"),
    journal,
    known,
    folder: {
      ...folder,
      write(file, text) {
        guarded("write", file);
        folder.write(file, text);
      },
      remove(file) {
        guarded("remove", file);
        folder.remove(file);
      },
    },
  });
}

const read = (file: string) => store.read(file)?.text ?? null;
const texts = () => Object.fromEntries(store.names().map((name) => [name, read(name)]));
const withDate = (file: string, date: string) => {
  const before = String(read(file));
  return { file, before, after: before.replace(/^updated: .*/m, `updated: ${date}`) };
};
const save = (file: string, date: string) => store.apply(`Dated ${date}`, [withDate(file, date)]);

/** A new name for a file, and a change in two others, as when links follow. */
function renameRole() {
  const before = String(read(oldRole));
  const after = before.replace("id: software-engineer", "id: data-engineer");
  return store.apply("Renamed", [
    { file: oldRole, before, after: null },
    withDate(about, "2027-01-02"),
    withDate(home, "2027-01-02"),
    { file: newRole, before: null, after },
  ]);
}

test("a step whose last file cannot be written leaves all files as they were, and says which it was and why", () => {
  const before = texts();
  isLocked = (file) => file === oldRole;
  expect(renameRole).toThrow(
    /^content\/roles\/software-engineer\.yaml could not be written: it is locked.*EPERM.*Nothing was changed\.$/,
  );
  expect(texts()).toEqual(before);
  isLocked = () => false;
  store = open();
  expect(texts()).toEqual(before);
  expect(store.warnings).toEqual([]);
  expect(store.history().steps).toEqual([]);
});

test("what cannot be put back either is named", () => {
  isLocked = (file) => file === home || (file === about && done.includes(`write ${about}`));
  expect(renameRole).toThrow(
    /home\.yaml could not be written.*could not be put back: content\/pages\/about\.yaml\./,
  );
});

test("new files are there before old ones go, also when that is undone", () => {
  renameRole();
  expect(done.at(-1)).toBe(`remove ${oldRole}`);
  store.undo();
  expect(done.at(-1)).toBe(`remove ${newRole}`);
});

test("an edit that failed is not made at the next start, and its number is not given again", () => {
  save(about, "2027-01-01");
  const before = texts();
  isLocked = (file) => file === home;
  expect(() => save(home, "2027-01-02")).toThrow(/home\.yaml could not be written/);
  isLocked = () => false;
  expect(save(about, "2027-01-03")).toMatchObject({ status: "saved", step: 3 });
  store = open();
  expect(read(home)).toBe(before[home]);
  expect(store.history().steps.map(({ id }) => id)).toEqual([1, 3]);
});

test("undo and redo that fail can be tried again, also after a restart", () => {
  save(home, "2027-01-01");
  const after = read(home);
  isLocked = () => true;
  expect(() => store.undo()).toThrow(/could not be written/);
  isLocked = () => false;
  store = open();
  expect(read(home)).toBe(after);
  expect(store.undo().status).toBe("saved");
  isLocked = () => true;
  expect(() => store.redo()).toThrow(/could not be written/);
  isLocked = () => false;
  store = open();
  expect(store.history()).toMatchObject({ steps: [], undone: [{ id: 1 }] });
  expect(store.redo().status).toBe("saved");
});

test("a change that fails leaves what could be redone, also after a restart", () => {
  save(home, "2027-01-01");
  store.undo();
  isLocked = () => true;
  expect(() => save(about, "2027-01-02")).toThrow(/could not be written/);
  isLocked = () => false;
  expect(store.history().undone).toHaveLength(1);
  store = open();
  expect(store.redo().status).toBe("saved");
});

test("a step that a crash cut short and that cannot be finished is taken back and told, and the store opens", () => {
  const before = texts();
  const edits = [withDate(about, "2027-01-02"), withDate(home, "2027-01-02")];
  openJournal(journal).add({ kind: "step", step: { id: 1, time: "", what: "Two dates", edits } });
  openFolder(join(root, "content")).write(about, String(edits[0]?.after));
  isLocked = (file) => file === home;
  store = open();
  expect(store.warnings).toEqual([expect.stringMatching(/"Two dates" was cut short.*pages\/home\.yaml/)]);
  expect(texts()).toEqual(before);
  expect(store.history().steps).toEqual([]);
  isLocked = () => false;
  expect(open().warnings).toEqual([]);
  expect(texts()).toEqual(before);
});

test("nothing is changed while the journal cannot be written, and all goes on when it can", () => {
  const before = texts();
  renameSync(journal, `${journal}.aside`);
  mkdirSync(journal);
  expect(() => save(home, "2027-01-01")).toThrow(/journal could not be written.*Nothing was changed/);
  expect(texts()).toEqual(before);
  rmSync(journal, { recursive: true });
  renameSync(`${journal}.aside`, journal);
  expect(save(home, "2027-01-02").status).toBe("saved");
  expect(readFileSync(journal, "utf8")).toContain('{"kind":"aborted","id":1}\n');
  expect(open().history().steps).toMatchObject([{ id: 2 }]);
});
