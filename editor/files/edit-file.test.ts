import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Change, changed, type Path, type Value, valueAt } from "./change.ts";
import { differences } from "./differences.ts";
import { dataIn, editFile } from "./edit-file.ts";

const text = `# yaml-language-server: $schema=../schemas/pages/home.json
title: A port  # kept short
tagline: >- # two lines
  Ships come in and go out by the tide, and the
  gate opens for the trucks that wait for them.

# What it costs.
price: "12%"
plain: Nothing is folded here though it is a line that runs on for longer than any of the others does
steps:
  - title: Berth
    icon: ph:anchor
  # The yard comes second.
  - title: Yard
    icon: ph:stack

  - title: Gate
    icon: ph:door
rows:
  - [Head office, "{city}"]
  - [Branch, Delhi]
related: []
words: [one, "two, three"]
more:
  note: |-
    First.

    Second.
`;

const edit = (change: Change, order: string[] = []) => editFile("a.yaml", text, change, () => order);

/** What a change takes out of the file and puts in, line by line. */
function diff(after: string, before = text) {
  const [old, fresh] = [before.split("\n"), after.split("\n")];
  const start = old.findIndex((line, i) => line !== fresh[i]);
  if (start < 0) return [];
  let end = 0;
  while (end < Math.min(old.length, fresh.length) - start && old.at(-1 - end) === fresh.at(-1 - end)) end++;
  return [
    ...old.slice(start, old.length - end).map((line) => `-${line}`),
    ...fresh.slice(start, fresh.length - end).map((line) => `+${line}`),
  ];
}

const cases: [name: string, change: Change, diff: string[]][] = [
  [
    "a line keeps its comment",
    { op: "set", path: ["title"], value: "Our port" },
    ["-title: A port  # kept short", "+title: Our port  # kept short"],
  ],
  [
    "a folded text changes the line of the changed word",
    {
      op: "set",
      path: ["tagline"],
      value: "Ships sail in and go out by the tide, and the gate opens for the trucks that wait for them.",
    },
    ["-  Ships come in and go out by the tide, and the", "+  Ships sail in and go out by the tide, and the"],
  ],
  [
    "a folded text that grows is folded at the file's width",
    {
      op: "set",
      path: ["tagline"],
      value:
        "Ships come in and go out by the tide, and the gate opens for the trucks that wait for them all day long.",
    },
    [
      "-  gate opens for the trucks that wait for them.",
      "+  gate opens for the trucks that wait for them",
      "+  all day long.",
    ],
  ],
  ["quotes stay", { op: "set", path: ["price"], value: "15%" }, ['-price: "12%"', '+price: "15%"']],
  [
    "what YAML would misread is quoted",
    { op: "set", path: ["title"], value: "Port: the sea" },
    ["-title: A port  # kept short", '+title: "Port: the sea"  # kept short'],
  ],
  [
    "paragraphs are written as paragraphs, below the comment of their line",
    { op: "set", path: ["title"], value: "One.\n\nTwo." },
    ["-title: A port  # kept short", "+title: |-  # kept short", "+  One.", "+", "+  Two."],
  ],
  [
    "a paragraph changes its own line",
    { op: "set", path: ["more", "note"], value: "First.\n\nThird." },
    ["-    Second.", "+    Third."],
  ],
  [
    "a cell of a row in brackets changes alone",
    { op: "set", path: ["rows", 1, 1], value: "Delhi, Noida" },
    ["-  - [Branch, Delhi]", '+  - [Branch, "Delhi, Noida"]'],
  ],
  ["a number becomes a number", { op: "set", path: ["price"], value: 12 }, ['-price: "12%"', "+price: 12"]],
  [
    "a field is added where its kind usually has it",
    { op: "set", path: ["steps", 0, "sample"], value: true },
    ["+    sample: true"],
  ],
  [
    "a group is added with all its fields",
    { op: "set", path: ["more", "action"], value: { label: "Write to us", to: "/contact" } },
    ["+  action:", "+    label: Write to us", "+    to: /contact"],
  ],
  [
    "an entry goes to the end of a list",
    { op: "insert", path: ["steps", 3], value: { title: "Road", icon: "ph:road" } },
    ["+  - title: Road", "+    icon: ph:road"],
  ],
  [
    "an entry goes before another and its comment",
    { op: "insert", path: ["steps", 1], value: { title: "Quay", icon: "ph:wall" } },
    ["+  - title: Quay", "+    icon: ph:wall"],
  ],
  [
    "an entry goes to the head of a list",
    { op: "insert", path: ["steps", 0], value: { title: "Sea", icon: "ph:waves" } },
    ["+  - title: Sea", "+    icon: ph:waves"],
  ],
  [
    "a row is written as the others are",
    { op: "insert", path: ["rows", 2], value: ["Phone", "+91 44"] },
    ["+  - [Phone, +91 44]"],
  ],
  [
    "an empty list becomes one of lines",
    { op: "insert", path: ["related", 0], value: "products/smart-dust-bin" },
    ["-related: []", "+related:", "+  - products/smart-dust-bin"],
  ],
  [
    "a list in brackets stays in them",
    { op: "insert", path: ["words", 1], value: "a half" },
    ['-words: [one, "two, three"]', '+words: [one, a half, "two, three"]'],
  ],
  [
    "an entry is removed with its comment",
    { op: "remove", path: ["steps", 1] },
    ["-  # The yard comes second.", "-  - title: Yard", "-    icon: ph:stack"],
  ],
  [
    "the field on the line of a dash is removed, and the dash stays",
    { op: "remove", path: ["steps", 2, "title"] },
    ["-  - title: Gate", "-    icon: ph:door", "+  - icon: ph:door"],
  ],
  [
    "what is left of a list is an empty list",
    { op: "remove", path: ["words", 0] },
    ['-words: [one, "two, three"]', '+words: ["two, three"]'],
  ],
  [
    "an entry moves with its lines and comment",
    { op: "move", path: ["steps", 1], to: 0 },
    [
      "-  - title: Berth",
      "-    icon: ph:anchor",
      "-  # The yard comes second.",
      "-  - title: Yard",
      "-    icon: ph:stack",
      "+  # The yard comes second.",
      "+  - title: Yard",
      "+    icon: ph:stack",
      "+  - title: Berth",
      "+    icon: ph:anchor",
    ],
  ],
];

test.each(cases)("%s", (_, change, expected) => {
  expect(diff(edit(change, ["title", "icon", "sample"]))).toEqual(expected);
});

test("a new text is folded where the file folds such texts, and not where it does not", () => {
  const value = "A sentence that is certainly too long to stand on the line where its key stands, is it not?";
  expect(edit({ op: "set", path: ["more", "tagline"], value })).toContain(
    "  tagline: >-\n    A sentence that",
  );
  expect(edit({ op: "set", path: ["more", "plain"], value })).toContain(`  plain: ${value}\n`);
});

test("a value in brackets changes alone though a comment follows them", () => {
  const one = "a: [x, y] # both\nb: { c: 1, d: 2 } # too\n";
  const list = editFile("a.yaml", one, { op: "set", path: ["a", 0], value: "z" });
  expect(list).toBe(one.replace("[x", "[z"));
  expect(editFile("a.yaml", list, { op: "set", path: ["b", "c"], value: 3 })).toBe(
    list.replace("c: 1", "c: 3"),
  );
});

test("the last entry of a list of lines leaves an empty list", () => {
  const one = "a:\n  - x\nb: 1\n";
  expect(editFile("a.yaml", one, { op: "remove", path: ["a", 0] })).toBe("a: []\nb: 1\n");
});

test("the head of a file stays when its first field goes", () => {
  expect(edit({ op: "remove", path: ["title"] })).toMatch(/^# yaml-language-server.*\ntagline/);
});

test("the line breaks of Windows stay", () => {
  const windows = text.replaceAll("\n", "\r\n");
  const edited = editFile("a.yaml", windows, { op: "set", path: ["price"], value: "15%" });
  expect(edited).toBe(windows.replace("12%", "15%"));
});

test("the mark (BOM) with which a file begins stays", () => {
  const marked = `\uFEFF${text}`;
  const edited = editFile("a.yaml", marked, { op: "set", path: ["price"], value: "15%" });
  expect(edited).toBe(marked.replace("12%", "15%"));
  const article = "\uFEFF---\ntitle: A port\n---\nOur text.\n";
  expect(editFile("a.md", article, { op: "set", path: ["title"], value: "A yard" })).toBe(
    article.replace("A port", "A yard"),
  );
  expect(editFile("a.md", article, { op: "set", path: ["body"], value: "New.\n" })).toBe(
    article.replace("Our text.", "New."),
  );
});

describe("a file with both kinds of line breaks keeps that of every line", () => {
  const mixed = text.replace("title: A port  # kept short\n", "title: A port  # kept short\r\n");

  test("behind and before a changed line", () => {
    const edited = editFile("a.yaml", mixed, { op: "set", path: ["price"], value: "15%" });
    expect(edited).toBe(mixed.replace("12%", "15%"));
  });

  test("on the changed line most lines decide", () => {
    const edited = editFile("a.yaml", mixed, { op: "set", path: ["title"], value: "Our port" });
    expect(edited).toBe(text.replace("A port", "Our port"));
  });

  test("between two places that change, and where a line moves", () => {
    const windows = text.replaceAll("\n", "\r\n").replace("title: Yard\r\n", "title: Yard\n");
    const moved = editFile("a.yaml", windows, { op: "move", path: ["steps", 0], to: 2 });
    expect(moved).toContain("title: Yard\n");
    expect(moved.replace("title: Yard\n", "")).not.toMatch(/[^\r]\n/);
    const value = { note: "Third." };
    const edited = editFile("a.yaml", windows, { op: "set", path: ["more"], value });
    expect(edited).toContain("title: Yard\n");
  });

  test("in the text of an article", () => {
    const article = "---\ntitle: A port\n---\nOne.\r\nTwo.\nThree.\n";
    const edited = editFile("a.md", article, { op: "set", path: ["body"], value: "One.\nTwo.\nFour.\n" });
    expect(edited).toBe(article.replace("Three", "Four"));
  });
});

test("facts and text of a Markdown file change apart", () => {
  const article = "---\n# head\ntitle: A port\n---\nText: of the port.\n";
  const titled = editFile("a.md", article, { op: "set", path: ["title"], value: "Ports" });
  expect(titled).toBe("---\n# head\ntitle: Ports\n---\nText: of the port.\n");
  const written = editFile("a.md", article, { op: "set", path: ["body"], value: "## New\n\nText.\n" });
  expect(written).toBe("---\n# head\ntitle: A port\n---\n## New\n\nText.\n");
});

test.each<[string, Change, RegExp]>([
  ["a place that is not there", { op: "remove", path: ["steps", 9] }, /nothing at steps\.9/],
  ["a field inside a text", { op: "set", path: ["title", "short"], value: "x" }, /nothing at title\.short/],
  [
    "a name that JavaScript owns",
    { op: "set", path: ["__proto__"], value: "x" },
    /can be called "__proto__"/,
  ],
  ["a list that ends before", { op: "move", path: ["steps", 0], to: 3 }, /nothing at steps\.3/],
])("%s is refused in words", (_, change, says) => {
  expect(() => edit(change)).toThrow(says);
});

test("a file that is no YAML is refused in words", () => {
  const change: Change = { op: "set", path: ["a"], value: "x" };
  expect(() => editFile("a.yaml", 'a: "open\n', change)).toThrow(/cannot be read/);
});

test("a value that others repeat by a reference is not written wrongly", () => {
  const shared = "a: &name Port\nb: *name\n";
  expect(() => editFile("a.yaml", shared, { op: "set", path: ["a"], value: "Quay" })).toThrow(
    /begins with &.*Put quotes around it/,
  );
});

test("differences are the fewest steps between two values", () => {
  const before = { a: "x", list: [1, 2, 3], group: { same: "s", old: "o" } };
  const after = { a: "y", list: [1, 2, 3, 4], group: { same: "s", fresh: "f" } };
  expect(differences(before, after)).toEqual([
    { op: "set", path: ["a"], value: "y" },
    { op: "insert", path: ["list", 3], value: 4 },
    { op: "set", path: ["group", "fresh"], value: "f" },
    { op: "remove", path: ["group", "old"] },
  ]);
  expect(differences([1, 2, 3, 4], [1, 3, 4, 2])).toEqual([{ op: "move", path: [1], to: 3 }]);
  expect(differences([1, 2, 3, 4], [4, 1, 2, 3])).toEqual([{ op: "move", path: [3], to: 0 }]);
});

const names = globSync("**/*.{yaml,md}", { cwd: "content" }).sort();

/** The site's own files. Each tries a quarter of its kinds of fields, the next file of a folder the next quarter. */
describe.each(names.map((name, place) => ({ name, place })))("content/$name", ({ name, place }) => {
  const own = readFileSync(`content/${name}`, "utf8");
  const data = dataIn(name, own);
  const some = (paths: Path[]) =>
    [...new Map(paths.map((path) => [pattern(path), path])).values()].filter((_, i) => (i + place) % 4 === 0);
  const fields = some(leavesOf(data));
  const lists = some(listsOf(data));
  const editOwn = (change: Change) => editFile(name, own, change);

  test("a field that is given its own value changes no byte", () => {
    for (const path of fields)
      expect(editOwn({ op: "set", path, value: valueAt(data, path) as Value })).toBe(own);
  });

  test("a changed text changes lines of its own, and changed back none", () => {
    for (const path of fields) {
      const value = valueAt(data, path);
      if (typeof value !== "string" || path[0] === "body") continue;
      const longer = editOwn({ op: "set", path, value: `${value} & more` });
      const lines = diff(longer, own).filter((line) => line.startsWith("-"));
      expect(lines.length, path.join(".")).toBeLessThanOrEqual(2);
      expect(editFile(name, longer, { op: "set", path, value }), path.join(".")).toBe(own);
    }
  });

  test("an entry that is copied, moved to the end and removed leaves the file as it was", () => {
    for (const path of lists) {
      const list = valueAt(data, path) as Value[];
      const copied = editOwn({ op: "insert", path: [...path, 0], value: list[0] as Value });
      const moved = editFile(name, copied, { op: "move", path: [...path, 0], to: list.length });
      expect(editFile(name, moved, { op: "remove", path: [...path, list.length] }), path.join(".")).toBe(own);
    }
  });

  test("a file that is set as a whole changes where it differs", () => {
    const [path] = fields;
    if (!path) return;
    const other = changed(data, { op: "set", path, value: "another" });
    const steps = differences(data, other);
    expect(steps).toEqual([{ op: "set", path, value: "another" }]);
  });
});

const pattern = (path: Path) => path.map((key) => (typeof key === "number" ? "*" : key)).join(".");

function leavesOf(value: Value, path: Path = []): Path[] {
  return typeof value === "object" && value !== null
    ? entriesIn(value).flatMap(([key, part]) => leavesOf(part, [...path, key]))
    : [path];
}

function listsOf(value: Value, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = entriesIn(value).flatMap(([key, part]) => listsOf(part, [...path, key]));
  return Array.isArray(value) && value.length ? [path, ...inner] : inner;
}

const entriesIn = (value: object): [string | number, Value][] =>
  Array.isArray(value) ? [...value.entries()] : Object.entries(value);
