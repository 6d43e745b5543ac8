import { execFile, execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readlink, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";

test.skipIf(!canSwitch())(
  "deploy/switch.sh leads to the release that it is told, also after one that was cut off",
  async () => {
    const site = await mkdtemp(join(tmpdir(), "switch-"));
    const older = await checkoutIn(site, "older");
    const newer = await checkoutIn(site, "newer");
    await symlink(older, join(site, "current"));
    // As a switch leaves it that is killed before its last step.
    await symlink(older, join(site, "current.new"));

    await promisify(execFile)(resolve("deploy/switch.sh"), [newer], {
      env: {
        ...process.env,
        SITE_DIR: site,
        SITE_INSTANCES: String(await portOfReadyInstance()),
        SITE_RESTART: "true ",
      },
    });
    expect(await readlink(join(site, "current"))).toBe(newer);
    expect((await readdir(site)).sort()).toEqual(["current", "newer", "older"]);
    expect(await readdir(older)).toEqual(["build"]);
  },
);

/** Servers have both; a machine with nothing but Node may not. */
function canSwitch() {
  try {
    execFileSync("curl", ["--version"]);
    return process.platform === "linux";
  } catch {
    return false;
  }
}

async function checkoutIn(site: string, name: string) {
  const checkout = join(site, name);
  await mkdir(join(checkout, "build"), { recursive: true });
  await writeFile(join(checkout, "build", "site.json"), "{}");
  return checkout;
}

async function portOfReadyInstance() {
  const instance = createServer((_, response) => void response.end("ok")).listen(0, "127.0.0.1");
  onTestFinished(() => void instance.close());
  await once(instance, "listening");
  return (instance.address() as AddressInfo).port;
}
