import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type StandIn, standInFolder, standInList, standIns } from "#contract/stand-ins.ts";
import { type BuiltFile, builtFileFrom, type Protections } from "./built-files.ts";
import { readClientFiles } from "./client-files.ts";

/** What the build made for addresses that nobody knows beforehand: by route, and by whether it is the page or its data. */
export type StandIns = Map<string, BuiltFile>;

export const standInKey = (route: string, isData: boolean) => (isData ? `${route}.data` : route);

/** Reads them; a build that has none has all of these addresses rendered. */
export async function readStandIns(buildDir: string, protections: Protections): Promise<StandIns> {
  const folder = join(buildDir, standInFolder);
  const list = await readList(join(folder, standInList));
  if (list.length === 0) return new Map();
  const files = new Map((await readClientFiles(folder)).map((file) => [file.path, file]));
  return new Map(
    list.flatMap(({ route, file: name, status }) => {
      const file = files.get(`/${name}`);
      if (!file) return [];
      return [[standInKey(route, name.endsWith(".data")), builtFileFrom(file, protections, status)]];
    }),
  );
}

async function readList(file: string): Promise<StandIn[]> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "[]";
    throw error;
  });
  return standIns.parse(JSON.parse(text));
}
