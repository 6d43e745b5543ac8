import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(import.meta.url);

/** True if content names an icon of a set that is not installed: browsers then fetch it from the icon hosts. */
export function fetchesIcons(folder = "content") {
  const names = globSync("**/*.yaml", { cwd: folder }).flatMap((file) => [
    ...readFileSync(join(folder, file), "utf8").matchAll(/\bicon: ["']?([a-z0-9-]+):[a-z0-9-]+/g),
  ]);
  return [...new Set(names.map(([, set = ""]) => set))].some((set) => !isInstalled(set));
}

function isInstalled(set: string) {
  try {
    return Boolean(require.resolve(`@iconify-json/${set}/icons.json`));
  } catch {
    return false;
  }
}
