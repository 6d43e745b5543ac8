import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

/**
 * The errand that touches most: a new kind of page, with a list and a page for each item. Its own files are in files/;
 * these are all the changes to files that are there already.
 */
const changes: Record<string, [before: string, after: string][]> = {
  "model/registry.ts": [
    [
      `import type { Accent, PictureContent } from "./fields.ts";`,
      `import { event, eventCardOf, eventPage, events } from "./kinds/event.ts";\nimport type { Accent, PictureContent } from "./fields.ts";`,
    ],
    [
      `  careers: page(`,
      `  events: page("pages/events.yaml", events, { path: "/events", sections: [] }),\n  careers: page(`,
    ],
    [
      `  legal: collection({`,
      `  events: collection({
    schema: event,
    copy: single("pages/event.yaml", eventPage),
    path: (id) => \`/events/\${id}\`,
    list: files.events.page.path,
    label: () => "Events",
    sections: [],
    card: eventCardOf,
    seo: ({ seoTitle, description, picture }) => ({ title: seoTitle, description, preview: picture }),
  }),
  legal: collection({`,
    ],
  ],
  "app/routes.ts": [
    [
      `  route(pathOf("careers"),`,
      `  route(pathOf("events"), "pages/events/page.tsx"),\n  route(routeOf("events"), "pages/event/page.tsx"),\n  route(pathOf("careers"),`,
    ],
  ],
  "content/site.yaml": [
    [
      `  legal:\n    - privacy`,
      `  events:\n    - monsoon-briefing\n    - street-light-day\n  legal:\n    - privacy`,
    ],
  ],
};

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "new-kind-"));
  const tracked = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  for (const file of tracked.split("\0").filter((file) => file && !file.startsWith("art/")))
    cpSync(file, join(copy, file), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(copy, "node_modules"));
  cpSync(join(import.meta.dirname, "files"), copy, { recursive: true });
  for (const [file, edits] of Object.entries(changes)) edit(join(copy, file), edits);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("a new kind of page takes its own files and three that are there", () => {
  expect(Object.keys(changes).length).toBeLessThanOrEqual(3);
});

test("a link to an item that is not there is found", () => {
  const file = join(copy, "content/events/monsoon-briefing.yaml");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace("(/events)", "(/events/forgotten)"));
  expect(() => run("pipeline/check/check.ts")).toThrow(/\/events\/forgotten/);
  writeFileSync(file, text);
});

test("its pages are built, linked, listed and described like all others", { timeout: 600_000 }, () => {
  run("pipeline/build.ts");
  const built = (path: string) => readFileSync(join(copy, "build/client", path), "utf8");

  expect(built("events/index.html")).toContain('href="/events/street-light-day"');
  const page = built("events/monsoon-briefing/index.html");
  expect(page).toContain("Bring one problem of your own.");
  expect(page).toMatch(/<nav[^>]*aria-label="Breadcrumb"[\s\S]*href="\/events"/);
  expect(page).toContain('href="https://ananta.example/events/monsoon-briefing"');
  expect(page).toMatch(/<title>Monsoon Briefing for city engineers/);
  expect(page).toMatch(/property="og:image" content="[^"]*events/);
  for (const list of ["sitemap.xml", "llms.txt"]) {
    expect(built(list)).toContain("/events/monsoon-briefing");
    expect(built(list)).toMatch(/\/events\b/);
  }
  const schema = JSON.parse(readFileSync(join(copy, "content/schemas/events.json"), "utf8"));
  expect(schema.properties).toHaveProperty("place");
});

test("a text that is edited is on its page after the next build, and the app's own files stay as they were", {
  timeout: 600_000,
}, () => {
  const scripts = () => globSync("*.js", { cwd: join(copy, "build/client/assets") }).sort();
  const before = scripts();
  edit(join(copy, "content/events/monsoon-briefing.yaml"), [["one problem of your own", "two questions"]]);
  run("pipeline/build.ts");
  const page = readFileSync(join(copy, "build/client/events/monsoon-briefing/index.html"), "utf8");
  expect(page).toContain("Bring two questions.");
  expect(scripts()).toEqual(before);
});

function edit(file: string, edits: [string, string][]) {
  let text = readFileSync(file, "utf8");
  for (const [before, after] of edits) {
    expect(text, `${dirname(file)} has a line to change`).toContain(before);
    text = text.replace(before, () => after);
  }
  writeFileSync(file, text);
}

/** Throws with what the program printed when it fails. */
function run(program: string) {
  try {
    execFileSync(process.execPath, [program], {
      cwd: copy,
      // As a person would run it: the test runner's own NODE_ENV would give a build for tests.
      env: { ...process.env, NODE_ENV: undefined },
      encoding: "utf8",
      stdio: "pipe",
    });
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(stdout + stderr);
  }
}
