import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { sourceFrom } from "../../pipeline/content.ts";
import type { Change, Value } from "../files/change.ts";
import { editFile } from "../files/edit-file.ts";
import { openJournal } from "./journal.ts";
import type { Outcome } from "./outcome.ts";
import { openStore, type Store } from "./store.ts";

const known = sourceFrom();
const home = "pages/home.yaml";
const title = (value: string): Change => ({ op: "set", path: ["hero", "title"], value });

/** The line that the tests change. */
const line = /(?<=^hero:\n) {2}title: .*/m;

let root: string;
let store: Store;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "editor-"));
  cpSync("content", join(root, "content"), { recursive: true });
  store = open();
});
afterEach(() => rmSync(root, { recursive: true }));

const open = () => openStore({ content: join(root, "content"), journal: join(root, "journal.jsonl"), known });
const onDisk = (file = home) => readFileSync(join(root, "content", file), "utf8");
const hash = (file = home) => store.read(file)?.hash ?? "";
const save = (value: string) => store.change(home, hash(), [title(value)]);
const problemsOf = (outcome: Outcome) => (outcome.status === "refused" ? outcome.problems : []);

test("a change is on disk when it is said to be saved, and its hash serves for the next", () => {
  const outcome = save("Cities that answer");
  expect(outcome).toMatchObject({ status: "saved" });
  expect(parse(onDisk()).hero.title).toBe("Cities that answer");
  const next = outcome.status === "saved" ? (outcome.hashes[home] ?? "") : "";
  expect(store.change(home, next, [title("Cities that ask")]).status).toBe("saved");
});

test("a value that is there already writes nothing", () => {
  const { title: own } = parse(onDisk()).hero;
  expect(save(own)).toEqual({ status: "same" });
  expect(store.history().steps).toEqual([]);
});

test("a letter that link previews cannot show is refused", () => {
  const outcome = store.change(home, hash(), [{ op: "set", path: ["seo", "title"], value: "Cities → you" }]);
  expect(problemsOf(outcome)).toMatchObject([{ file: home, field: "seo.title" }]);
});

test("a file that changed on disk is not overwritten, and both versions come back", () => {
  const seen = hash();
  const theirs = onDisk().replace(line, "  title: By hand");
  writeFileSync(join(root, "content", home), theirs);
  const outcome = store.change(home, seen, [title("In the editor")]);
  expect(outcome).toMatchObject({ status: "conflict", file: home, theirs });
  expect(outcome.status === "conflict" && outcome.ours).toBe(theirs.replace("By hand", "In the editor"));
  expect(onDisk()).toBe(theirs);
});

describe("a change that tells what it was made from", () => {
  const article = "articles/cloud-exit.md";
  const body = (file = article) => onDisk(file).replace(/^---\n[\s\S]*?\n---\n/, "");
  const oursIn = (outcome: Outcome) => (outcome.status === "conflict" ? outcome.ours : undefined);
  const write = (file: string, text: string) => writeFileSync(join(root, "content", file), text);

  test("has no place in a version whose text is another, so that nobody's lines are lost", () => {
    const [seen, was] = [hash(article), body()];
    write(article, `${onDisk(article)}\nA paragraph by a colleague.\n`);
    const mine: Change = { op: "set", path: ["body"], value: was.replace("## ", "## My "), was };
    expect(oursIn(store.change(article, seen, [mine]))).toBeNull();
  });

  test("has its place in a version that differs elsewhere", () => {
    const [seen, was] = [hash(article), body()];
    write(article, onDisk(article).replace(/^title: .*/m, "title: By a colleague"));
    const value = was.replace("## ", "## My ");
    const ours = oursIn(store.change(article, seen, [{ op: "set", path: ["body"], value, was }]));
    expect(ours).toBe(onDisk(article).replace(was, value));
  });

  test("does not overwrite a text that was rewritten, whatever version it names", () => {
    const path = ["hero", "title"];
    const { title: was } = parse(onDisk()).hero;
    store.keep(home, path, "In the editor", was);
    write(home, onDisk().replace(line, "  title: By a colleague"));
    store = open();
    const [typed] = store.unsaved();
    expect(typed).toMatchObject({ path, value: "In the editor", was });
    const mine: Change = { op: "set", path, value: "In the editor", was: typed?.was };
    expect(store.change(home, hash(), [mine])).toMatchObject({ status: "conflict", ours: null });
    expect(parse(onDisk()).hero.title).toBe("By a colleague");
    expect(store.unsaved()).toHaveLength(1);
  });

  test("adds a field only where there is still none", () => {
    const file = "simulators/waste.yaml";
    const note = ["figures", "hours", "note"];
    const add = (value: string) =>
      store.change(file, hash(file), [{ op: "set", path: note, value, was: null }]);
    expect(add("Of one ward.").status).toBe("saved");
    expect(add("Of two wards.").status).toBe("conflict");
    expect(add("Of one ward.").status).toBe("same");
  });

  test("does not meet another entry of a list", () => {
    const [first, second] = parse(onDisk()).hero.featured;
    const seen = hash();
    write(home, editFile(home, onDisk(), { op: "move", path: ["hero", "featured", 0], to: 1 }));
    const mine = { op: "set" as const, path: ["hero", "featured", 0, "title"], value: "Mine" };
    expect(oursIn(store.change(home, seen, [{ ...mine, was: first.title }]))).toBeNull();
    expect(oursIn(store.change(home, seen, [{ ...mine, was: second.title }]))).toContain("title: Mine\n");
  });
});

describe("an entry that is to be removed or moved", () => {
  const service = "services/blockchain.yaml";
  const faq = () => parse(onDisk(service)).faq;
  const changes = (was: Value): Change[] => [
    { op: "remove", path: ["faq", 0], was },
    { op: "move", path: ["faq", 0], to: 2, was },
  ];

  test("is not mistaken for the one that has its place in another version", () => {
    const [seen, [first, second]] = [hash(service), faq()];
    const theirs = editFile(service, onDisk(service), { op: "move", path: ["faq", 0], to: 1 });
    writeFileSync(join(root, "content", service), theirs);
    for (const version of [seen, hash(service)])
      for (const change of changes(first))
        expect(store.change(service, version, [change])).toMatchObject({ status: "conflict", ours: null });
    expect(onDisk(service)).toBe(theirs);
    for (const change of changes(second))
      expect(store.change(service, seen, [change])).toMatchObject({ ours: expect.any(String) });
  });

  test("is removed where it is as it was", () => {
    const [first, ...others] = faq();
    expect(store.change(service, hash(service), changes(first).slice(0, 1)).status).toBe("saved");
    expect(faq()).toEqual(others);
  });
});

describe("what the schema refuses is not written, and said in words", () => {
  const cases: [string, Change, string, RegExp][] = [
    ["too long", title("A".repeat(61)), "hero.title", /61 characters. Shorten it to at most 60/],
    ["empty", title(""), "hero.title", /Write at least 2/],
    ["no text", { op: "set", path: ["hero", "title"], value: 7 }, "hero.title", /must be text, but it is 7/],
    [
      "a field nobody reads",
      { op: "set", path: ["hero", "colour"], value: "red" },
      "hero.colour",
      /Nothing is called/,
    ],
    ["a field that must be", { op: "remove", path: ["hero", "title"] }, "hero.title", /missing/],
    [
      "a picture that is not there",
      { op: "set", path: ["seo", "preview", "src"], value: "no/such" },
      "seo.preview.src",
      /no picture/,
    ],
    ["a place that is not there", { op: "remove", path: ["hero", "featured", 99] }, "", /nothing at/],
  ];
  test.each(cases)("%s", (_, change, field, says) => {
    const before = onDisk();
    const problems = problemsOf(store.change(home, hash(), [change]));
    expect(problems[0]).toMatchObject({ file: home, field, says: expect.stringMatching(says) });
    expect(onDisk()).toBe(before);
  });
});

test("a file that was broken by hand can be mended one field at a time", () => {
  const broken = onDisk()
    .replace(line, "  title: x")
    .replace(/^updated: .*/m, "updated: soon");
  writeFileSync(join(root, "content", home), broken);
  expect(save("Whole again").status).toBe("saved");
  expect(problemsOf(save("y"))[0]?.field).toBe("hero.title");
});

describe("only files of the content are reached", () => {
  const names = [
    "../package.json",
    "../content/pages/home.yaml",
    "/etc/passwd",
    "pages/../../package.json",
    "pages\\home.yaml",
    "pages/home.yaml\0.txt",
    "pages/home.json",
    "schemas/site.json",
    "pages/unknown.yaml",
    "services/.hidden.yaml",
    "services/deeper/one.yaml",
    "pages/HOME.yaml",
    "",
  ];
  test.each(names)("%j is refused", (name) => {
    expect(() => store.read(name)).toThrow(/is no file of the content/);
    expect(() => store.apply("x", [{ file: name, before: null, after: "a: 1\n" }])).toThrow(
      /no file of the content/,
    );
    expect(() => store.keep(name, ["a"], "b")).toThrow(/no file of the content/);
  });

  test("a link to a file elsewhere is neither read nor written", () => {
    const secret = join(root, "secret.yaml");
    writeFileSync(secret, "a: 1\n");
    symlinkSync(secret, join(root, "content/services/linked.yaml"));
    expect(() => store.read("services/linked.yaml")).toThrow(/no ordinary file/);
  });

  test("a folder that is a link is not followed", () => {
    rmSync(join(root, "content/services"), { recursive: true });
    symlinkSync(root, join(root, "content/services"));
    expect(() => store.read("services/ai-ml.yaml")).toThrow(/no folder/);
  });

  test("a file that is no UTF-8 text is left alone", () => {
    writeFileSync(join(root, "content", home), Buffer.from([0xff, 0xfe, 0x00]));
    expect(() => store.read(home)).toThrow(/UTF-8/);
  });
});

test("undo and redo go through all steps, byte by byte, and end at both ends", () => {
  const states = [onDisk()];
  for (const value of ["One promise", "Two promises", "Three promises"]) {
    save(value);
    states.push(onDisk());
  }
  for (const state of states.slice(0, -1).reverse()) {
    expect(store.undo().status).toBe("saved");
    expect(onDisk()).toBe(state);
  }
  expect(store.undo()).toEqual({ status: "same" });
  for (const state of states.slice(1)) {
    expect(store.redo().status).toBe("saved");
    expect(onDisk()).toBe(state);
  }
  expect(store.redo()).toEqual({ status: "same" });
});

test("a new change ends what could be redone", () => {
  save("One promise");
  store.undo();
  save("Another promise");
  expect(store.redo()).toEqual({ status: "same" });
});

test("undo does not overwrite what someone else wrote since", () => {
  save("One promise");
  appendFileSync(join(root, "content", home), "# by hand\n");
  expect(store.undo()).toMatchObject({ status: "conflict", file: home });
  expect(onDisk()).toMatch(/# by hand\n$/);
});

describe("a step that can be undone no more", () => {
  const about = "pages/about.yaml";
  const dateAbout = () =>
    store.change(about, hash(about), [{ op: "set", path: ["updated"], value: "2027-01-02" }]);

  test("is skipped, and those before it are undone, also after a restart", () => {
    const before = onDisk(about);
    dateAbout();
    save("One promise");
    appendFileSync(join(root, "content", home), "# by hand\n");
    expect(store.undo().status).toBe("conflict");
    expect(store.skip("undo")).toEqual({ status: "skipped", step: 2 });
    store = open();
    expect(store.undo().status).toBe("saved");
    expect(onDisk(about)).toBe(before);
    expect(onDisk()).toMatch(/# by hand\n$/);
  });

  test("is skipped among those that could be redone, too", () => {
    save("One promise");
    dateAbout();
    store.undo();
    store.undo();
    appendFileSync(join(root, "content", home), "# by hand\n");
    expect(store.redo().status).toBe("conflict");
    expect(store.skip("redo").status).toBe("skipped");
    store = open();
    expect(store.redo()).toMatchObject({ status: "saved", step: 2 });
  });

  test("is the only one that is skipped", () => {
    expect(store.skip("undo")).toEqual({ status: "same" });
    save("One promise");
    expect(store.skip("undo")).toEqual({ status: "same" });
    expect(store.undo().status).toBe("saved");
    expect(store.skip("redo")).toEqual({ status: "same" });
    expect(store.redo().status).toBe("saved");
  });
});

test("several files change together or not at all", () => {
  const article = "articles/cloud-exit.md";
  const before = onDisk(article);
  const outcome = store.apply("Two files", [
    { file: article, before, after: before.replace("topic: Procurement", "topic: Software") },
    { file: home, before: onDisk(), after: "updated: never\n" },
  ]);
  expect(problemsOf(outcome).length).toBeGreaterThan(0);
  expect(onDisk(article)).toBe(before);
});

test("a file is made and removed, and both can be undone", () => {
  const [from, to] = ["roles/software-engineer.yaml", "roles/data-engineer.yaml"];
  const text = onDisk(from);
  const after = text.replace("id: software-engineer", "id: data-engineer");
  const outcome = store.apply("Renamed", [
    { file: from, before: text, after: null },
    { file: to, before: null, after },
  ]);
  expect(outcome).toMatchObject({ status: "saved", hashes: { [from]: null } });
  expect(store.names()).toContain(to);
  expect(store.names()).not.toContain(from);
  store.undo();
  expect(onDisk(from)).toBe(text);
  expect(existsSync(join(root, "content", to))).toBe(false);
});

test("a new file does not take the place of another", () => {
  const file = "roles/software-engineer.yaml";
  expect(store.apply("New", [{ file, before: null, after: onDisk(file) }])).toMatchObject({
    status: "conflict",
  });
});

describe("what was typed and not saved in an entry of a list", () => {
  type Featured = { title: string };
  const list = ["hero", "featured"];
  const featured = (): Featured[] => parse(onDisk()).hero.featured;
  const change = (...changes: Change[]) =>
    expect(store.change(home, hash(), changes)).toMatchObject({ status: "saved" });
  const removeOne = (at: number): Change => ({ op: "remove", path: [...list, at] });
  const places = () => store.unsaved().map(({ path }) => path[2]);

  beforeEach(() => {
    store.keep(home, [...list, 2, "title"], "Typed here");
  });

  test("is saved in that entry after one was put before it and the editor was started again", () => {
    const before = featured();
    change(removeOne(4), { op: "insert", path: [...list, 0], value: { ...before[0], title: "The first" } });
    store = open();
    const [{ path, value } = { path: [], value: "" }] = store.unsaved();
    change({ op: "set", path, value });
    expect(featured()[3]).toEqual({ ...before[2], title: "Typed here" });
    expect(store.unsaved()).toEqual([]);
  });

  test("goes with its entry, and stays for those around it", () => {
    store.keep(home, [...list, 1, "title"], "Above");
    store.keep(home, [...list, 3, "title"], "Below");
    store.keep(home, ["hero", "title"], "Elsewhere");
    change(removeOne(2));
    expect(open().unsaved()).toMatchObject([
      { path: [...list, 1, "title"], value: "Above" },
      { path: [...list, 2, "title"], value: "Below" },
      { path: ["hero", "title"], value: "Elsewhere" },
    ]);
  });

  test.each([
    { from: 2, to: 0, place: 0 },
    { from: 0, to: 3, place: 1 },
    { from: 4, to: 1, place: 3 },
    { from: 3, to: 4, place: 2 },
    { from: 0, to: 1, place: 2 },
  ])("is at $place after a move from $from to $to, and back after undo", ({ from, to, place }) => {
    change({ op: "move", path: [...list, from], to });
    expect(places()).toEqual([place]);
    store = open();
    expect(places()).toEqual([place]);
    store.undo();
    expect(places()).toEqual([2]);
    store.redo();
    expect(open().unsaved()).toMatchObject([{ path: [...list, place, "title"] }]);
  });

  test("stays where it is when the change is refused", () => {
    expect(store.change(home, hash(), [removeOne(0), title("")]).status).toBe("refused");
    expect(places()).toEqual([2]);
  });
});

describe("after a crash", () => {
  test("steps can still be undone, also those that had been undone", () => {
    const first = onDisk();
    save("One promise");
    save("Two promises");
    store.undo();
    store = open();
    expect(store.redo().status).toBe("saved");
    expect(parse(onDisk()).hero.title).toBe("Two promises");
    store = open();
    store.undo();
    store.undo();
    expect(onDisk()).toBe(first);
  });

  test("a key that comes after its text was saved is not kept", () => {
    save("Cities that answer");
    store.keep(home, ["hero", "title"], "Cities that answer");
    expect(store.unsaved()).toEqual([]);
  });

  test("what was typed and not saved is there, and gone once it is saved", () => {
    store.keep(home, ["hero", "title"], "A promise that is n");
    store.keep(home, ["hero", "title"], "A promise that is not finished");
    store = open();
    expect(store.unsaved()).toMatchObject([
      { file: home, path: ["hero", "title"], value: "A promise that is not finished" },
    ]);
    save("A promise that is finished");
    store = open();
    expect(store.unsaved()).toEqual([]);
  });

  test("a text that was refused is kept", () => {
    store.keep(home, ["hero", "title"], "A".repeat(61));
    save("A".repeat(61));
    expect(open().unsaved()).toHaveLength(1);
  });

  test("a step that had only begun is finished", () => {
    const before = onDisk();
    const after = before.replace(line, "  title: Begun");
    const step = { id: 1, time: "", what: "Edited", edits: [{ file: home, before, after }] };
    openJournal(join(root, "journal.jsonl")).add({ kind: "step", step });
    store = open();
    expect(onDisk()).toBe(after);
    store.undo();
    expect(onDisk()).toBe(before);
  });

  test("half a line at the journal's end is passed over", () => {
    save("One promise");
    appendFileSync(join(root, "journal.jsonl"), '{"kind":"step","st');
    store = open();
    save("Two promises");
    expect(open().history().steps).toHaveLength(2);
  });

  test("a process that is killed while it saves leaves whole files and no litter", async () => {
    const first = onDisk();
    for (let round = 0; round < 3; round++) {
      store.close();
      const child = spawn(process.execPath, ["editor/store/save-for-ever.fixture.ts", root], {
        stdio: "pipe",
      });
      await once(child.stdout, "data");
      child.kill("SIGKILL");
      await once(child, "exit");
      const text = onDisk();
      expect(text.replace(line, "")).toBe(first.replace(line, ""));
      store = open();
      expect(store.history().steps.at(-1)?.edits[0]?.after).toBe(onDisk());
    }
    const litter = join(root, "content/pages/.editor-1.tmp");
    writeFileSync(litter, "half a fi");
    store = open();
    while (store.undo().status === "saved");
    expect(onDisk()).toBe(first);
    expect(readdirSync(join(root, "content/pages")).filter((name) => name.startsWith("."))).toEqual([]);
  });
});

describe("of two editors in one folder", () => {
  const lockFile = () => join(root, "journal.jsonl.lock");

  test("the second is refused while the first runs, and told which process that is", async () => {
    store.close();
    const child = spawn(process.execPath, ["editor/store/save-for-ever.fixture.ts", root], { stdio: "pipe" });
    await once(child.stdout, "data");
    expect(open).toThrow(`running already (process ${child.pid})`);
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(open().history().steps.length).toBeGreaterThan(0);
  });

  test("the lock goes with its process, and none that ended or never was holds it", async () => {
    store.close();
    const source = `import { lock } from "./editor/store/disk/lock.ts"; lock(${JSON.stringify(lockFile())});`;
    const child = spawn(process.execPath, ["--input-type=module", "--eval", source], { stdio: "inherit" });
    expect(await once(child, "exit")).toEqual([0, null]);
    expect(existsSync(lockFile())).toBe(false);
    for (const left of ["", "none", "0", "-1", String(child.pid)]) {
      writeFileSync(lockFile(), left);
      expect(open).not.toThrow();
      expect(readFileSync(lockFile(), "utf8")).toBe(String(process.pid));
    }
  });

  test("what one has undone is not taken for the other's last step", () => {
    save("One promise");
    save("Two promises");
    openJournal(join(root, "journal.jsonl")).add({ kind: "undone", id: 1 });
    openJournal(join(root, "journal.jsonl")).add({ kind: "done", id: 1 });
    expect(open().history()).toMatchObject({ steps: [{ id: 2 }], undone: [{ id: 1 }] });
  });
});
