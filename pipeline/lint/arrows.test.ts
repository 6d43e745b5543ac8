import { posix } from "node:path";
import { expect, test } from "vitest";
import { forbiddenImports } from "./arrows.ts";

test.each([
  ["model/reader.ts", "app/root.tsx"],
  ["model/words/letters.ts", "contract/send.ts"],
  ["contract/send.ts", "app/forms/params.ts"],
  ["contract/send.ts", "model/reader.ts"],
  ["brand/kolam.ts", "app/ui/figures/frieze.tsx"],
  ["brand/kolam.ts", "model/fields.ts"],
  ["search/engine.ts", "app/search/results.tsx"],
  ["search/engine.ts", "model/reader.ts"],
  ["simulation/water/simulator.ts", "model/fields.ts"],
  ["app/ui/layout/band.tsx", "app/pages/home/page.tsx"],
  ["app/ui/layout/band.tsx", "app/sections/wipe/wipe.tsx"],
  ["app/ui/layout/band.tsx", "model/fields.ts"],
  ["app/ui/layout/band.tsx", "contract/send.ts"],
  ["app/markdown/render.server.ts", "app/head/theme.ts"],
  ["app/navigation/later.tsx", "app/forms/use-mail.ts"],
  ["app/head/theme.ts", "app/navigation/later.tsx"],
  ["app/forms/receive.server.ts", "app/shell/footer.tsx"],
  ["app/search/results.tsx", "app/forms/use-mail.ts"],
  ["app/shell/footer.tsx", "app/sections/wipe/wipe.tsx"],
  ["app/shell/footer.tsx", "app/pages/home/page.tsx"],
  ["app/sections/wipe/wipe.tsx", "app/pages/home/page.tsx"],
  ["app/pages/home/page.tsx", "server/config.ts"],
  ["app/pages/home/page.tsx", "pipeline/content.ts"],
  ["app/pages/home/page.tsx", "editor/files/fold.ts"],
  ["app/root.tsx", "server/main.ts"],
  ["server/main.ts", "app/root.tsx"],
  ["server/http/server.ts", "simulation/simulator.ts"],
  ["server/http/server.ts", "pipeline/content.ts"],
  ["server/http/server.ts", "server/store/letter.ts"],
  ["server/receive/submit.ts", "server/http/server.ts"],
  ["server/store/letter.ts", "server/deliver/queue/queue.ts"],
  ["server/store/database/tables.ts", "server/alarms/alarm.ts"],
  ["server/store/database/tables.ts", "server/question-page.ts"],
  ["server/letters/run.ts", "server/http/server.ts"],
  ["server/main.ts", "editor/files/fold.ts"],
  ["pipeline/build.ts", "app/root.tsx"],
  ["pipeline/vite/icons.ts", "app/pages/home/page.tsx"],
  ["pipeline/build.ts", "server/store/letter.ts"],
  ["pipeline/build.ts", "editor/files/fold.ts"],
  ["pipeline/build.ts", "art/shots.json"],
  ["pipeline/build.ts", "test/content.ts"],
  ["editor/server/api/api.ts", "app/root.tsx"],
  ["editor/server/api/api.ts", "server/config.ts"],
  ["editor/server/api/api.ts", "pipeline/build.ts"],
  ["editor/server/api/api.ts", "test/content.ts"],
])("%s may not import %s, however that is spelled", (file, target) => {
  const relative = posix.relative(posix.dirname(file), target);
  const specifiers = [relative, `#${target}`];
  for (const specifier of specifiers)
    for (const code of waysToImport(specifier))
      expect(forbiddenImports(file, code), code).toEqual([specifier]);
});

const waysToImport = (specifier: string) => [
  `import { a } from "${specifier}";`,
  `import type { A } from "${specifier}";`,
  `import "${specifier}";`,
  `export { a } from "${specifier}";`,
  `export * from "${specifier}";`,
  `const a = () => import("${specifier}");`,
  `type A = typeof import("${specifier}");`,
  `new Worker(new URL("${specifier}", import.meta.url));`,
];

test.each([
  ["model/reader.ts", "node:fs"],
  ["contract/send.ts", "yaml"],
  ["brand/kolam.ts", "react"],
  ["search/engine.ts", "zod"],
  ["simulation/water/simulator.ts", "node:fs"],
  ["app/ui/layout/band.tsx", "react-router"],
])("%s may not use the package %s", (file, name) => {
  expect(forbiddenImports(file, `import "${name}";`)).toEqual([name]);
});

test.each([
  ["model/kinds/case-study.ts", "../fields.ts"],
  ["contract/send.ts", "#model/words/letters.ts"],
  ["app/ui/layout/band.tsx", "../figures/icon.tsx"],
  ["app/head/stylesheet.tsx", "#app/app.css?inline"],
  ["app/pages/home/page.tsx", "#app/sections/wipe/wipe.tsx"],
  ["server/main.ts", "./http/server.ts"],
  ["server/store/writing/storing.suite.ts", "../../deliver/open-delivery.ts"],
  ["server/main.test.ts", "../test/fakes/site.ts"],
  ["simulation/words.test.ts", "../pipeline/content.ts"],
  ["pipeline/start.ts", "../server/main.ts"],
])("%s may import %s", (file, specifier) => {
  expect(forbiddenImports(file, `import "${specifier}";`)).toEqual([]);
});

test("a new folder has to be given a row before it may import anything", () => {
  expect(forbiddenImports("model-2/a.ts", `import "#model/fields.ts";`)).toEqual(["#model/fields.ts"]);
});
