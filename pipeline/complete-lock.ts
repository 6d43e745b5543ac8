import { readFileSync, writeFileSync } from "node:fs";

/**
 * Names in package-lock.json the optional packages of every platform (run by hand after a change of packages).
 * A registry that lacks some of them makes npm leave them out, and then `npm ci` refuses the file on every machine.
 */
type Entry = { version?: string; optionalDependencies?: Record<string, string>; [key: string]: unknown };

const file = "package-lock.json";
const lock = JSON.parse(readFileSync(file, "utf8")) as { packages: Record<string, Entry> };

const systems = {
  android: "android",
  darwin: "darwin",
  freebsd: "freebsd",
  linux: "linux",
  openharmony: "openharmony",
  openbsd: "openbsd",
  netbsd: "netbsd",
  sunos: "sunos",
  aix: "aix",
  win32: "win32",
  windows: "win32",
  fsevents: "darwin",
};
const processors = [
  "arm64",
  "x64",
  "ia32",
  "arm",
  "riscv64",
  "ppc64",
  "s390x",
  "wasm32",
  "loong64",
  "mips64el",
];

for (const entry of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    lock.packages[`node_modules/${name}`] ??= {
      version: version.replace(/^[\^~]/, ""),
      optional: true,
      ...platformOf(name),
    };
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);

/** A platform's package says in its name where it runs: cli-linux-arm64-musl. */
function platformOf(name: string) {
  const os = Object.entries(systems).find(([word]) => name.includes(word))?.[1];
  const cpu = processors.find((word) => name.includes(word));
  const libc = name.endsWith("-musl") ? "musl" : name.endsWith("-gnu") ? "glibc" : undefined;
  return {
    ...(cpu && { cpu: [cpu] }),
    ...(os && { os: [os] }),
    ...(libc && os === "linux" && { libc: [libc] }),
  };
}
