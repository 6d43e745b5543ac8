import { execFileSync } from "node:child_process";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { openTestMail, temporaryFolder } from "../../../test/fakes/mail.ts";
import { enquiry, sendBody } from "../../../test/fakes/site.ts";
import { type MailServer, startMailServer } from "../../../test/fakes/start-mail-server.ts";

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: "pipe" });
const linux = process.platform === "linux";
const scarcities = [
  {
    // A file system of its own takes root.
    possible: linux && process.getuid?.() === 0,
    what: "the disk is full",
    prepare: (folder: string) => run("mount", "-t", "tmpfs", "-o", "size=700k", "tmpfs", folder),
    starve: () => {},
    relieve: (folder: string) => run("mount", "-o", "remount,size=64m", folder),
    tidy: (folder: string) => run("umount", folder),
  },
  {
    possible: linux,
    what: "a quota is used up",
    prepare: () => {},
    starve: (_: string, pid: number) => run("prlimit", "--pid", String(pid), "--fsize=400000:unlimited"),
    relieve: (_: string, pid: number) => run("prlimit", "--pid", String(pid), "--fsize=unlimited:unlimited"),
    tidy: () => {},
  },
];

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

for (const { possible, what, prepare, starve, relieve, tidy } of scarcities)
  test.runIf(possible)(
    `when ${what} the answer is 503, nothing is half written, and it recovers`,
    async () => {
      const { folder, remove } = await temporaryFolder();
      cleanUps.push(remove);
      prepare(folder);
      cleanUps.push(() => tidy(folder));
      const server = await startMailServer({ DATA_DIR: folder });
      cleanUps.push(server.kill);
      starve(folder, server.pid);

      const statuses = await postUntilRefused(server);
      const stored = statuses.filter((status) => status === 200).length;
      expect(new Set(statuses)).toEqual(new Set([200, 503]));
      expect(await server.get("/healthz")).toMatchObject({ ok: false });
      expect(await lettersIn(folder)).toHaveLength(stored);

      relieve(folder, server.pid);
      expect((await server.post(sendBody("enquiry", enquiry({ message: "After" })))).status).toBe(200);
      expect(await server.get("/healthz")).toMatchObject({ ok: true, waiting: stored + 1 });
      await server.kill();
      expect((await lettersIn(folder)).map(({ params }) => JSON.parse(params).message)).toContain("After");
    },
    120_000,
  );

// Pages of the database's log: a small write takes two or three, a letter some ten.
for (const room of [9, 12])
  test.runIf(linux)(
    `room for ${room} pages is told as too little, and who was refused is not stored`,
    async () => {
      const { folder, remove } = await temporaryFolder();
      cleanUps.push(remove);
      const server = await startMailServer({ DATA_DIR: folder });
      cleanUps.push(server.kill);
      const send = async (number: number) =>
        (await server.post(sendBody("enquiry", largeLetter(number)))).status;
      expect([await send(1), await send(2)]).toEqual([200, 200]);

      const { size } = await stat(join(folder, "letters.sqlite-wal"));
      run("prlimit", "--pid", String(server.pid), `--fsize=${size + room * 4120}:unlimited`);
      const statuses = await Promise.all([send(3), send(4), send(5)]);
      const stored = 2 + statuses.filter((status) => status === 200).length;
      expect(statuses).toContain(503);
      expect(await server.get("/healthz")).toMatchObject({ ok: false });
      expect(await lettersIn(folder)).toHaveLength(stored);

      run("prlimit", "--pid", String(server.pid), "--fsize=unlimited:unlimited");
      expect(await send(6)).toBe(200);
      expect(await server.get("/healthz")).toMatchObject({ ok: true, waiting: stored + 1 });
    },
  );

const largeLetter = (number: number) =>
  enquiry({ message: "x".repeat(5000), email: `visitor-${number}@x.example` });

/** Four at a time, so that whole groups are refused together. */
async function postUntilRefused(server: MailServer) {
  const statuses: number[] = [];
  for (let count = 0; !statuses.includes(503) && count < 400; count += 4)
    statuses.push(
      ...(await Promise.all(
        [0, 1, 2, 3].map(
          async (index) => (await server.post(sendBody("enquiry", largeLetter(count + index)))).status,
        ),
      )),
    );
  return statuses;
}

async function lettersIn(folder: string) {
  const mail = await openTestMail({ DATA_DIR: folder });
  const letters = await mail.letters();
  await mail.close();
  return letters;
}
