import { createHash, generateKeyPairSync, verify } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { openTestMail, temporaryFolder } from "../../../test/fakes/mail.ts";
import { subscription } from "../../../test/fakes/site.ts";
import { header, type Received, startSmtp } from "../../../test/fakes/smtp.ts";

const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
const dkim = { DKIM_DOMAIN: "ananta.example", DKIM_SELECTOR: "mail2026" };

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function mailWith(env: (folder: string) => Promise<Record<string, string>>) {
  const { folder, remove } = await temporaryFolder();
  const smtp = await startSmtp();
  cleanUps.push(remove, smtp.close);
  const settings = {
    DATA_DIR: folder,
    SMTP_URL: smtp.url,
    WELCOME_SUBSCRIBERS: "true",
    ...(await env(folder)),
  };
  const mail = await openTestMail(settings);
  cleanUps.push(mail.close);
  return { mail, smtp };
}

test("what goes to subscribers is signed, and the signature covers how to leave by one click", async () => {
  const { mail, smtp } = await mailWith(async (folder) => {
    const DKIM_KEY_FILE = join(folder, "dkim.pem");
    await writeFile(DKIM_KEY_FILE, pem);
    return { ...dkim, DKIM_KEY_FILE };
  });
  await mail.post("newsletter", subscription());
  await mail.deliverDue();
  const [link = ""] = smtp.accepted.flatMap(({ raw }) => linkIn(raw));
  await mail.confirm(new Request(link, { method: "POST" }));
  await mail.deliverDue();
  const letter = smtp.accepted.find((letter) => header(letter, "List-Unsubscribe"));
  expect(letter?.to).toEqual(["reader@city.example"]);
  expect(letter && signedHeaders(letter)).toEqual(
    expect.arrayContaining(["from", "to", "subject", "list-unsubscribe", "list-unsubscribe-post"]),
  );
});

test("the key may be given in one line, and one that is none is named at start", async () => {
  const { mail, smtp } = await mailWith(async () => ({ ...dkim, DKIM_KEY: pem.replaceAll("\n", "\\n") }));
  await mail.post("newsletter", subscription());
  await mail.deliverDue();
  expect(smtp.accepted.map((letter) => signedHeaders(letter).includes("from"))).toEqual([true, true]);
  await expect(mailWith(async () => ({ ...dkim, DKIM_KEY: "no key" }))).rejects.toThrow(
    "DKIM_KEY must be a private RSA key (PEM)",
  );
});

const others = {
  Ed25519: generateKeyPairSync("ed25519"),
  "of an elliptic curve": generateKeyPairSync("ec", { namedCurve: "P-256" }),
};

test.for(Object.entries(others))(
  "a key that is %s, with which nothing is signed rightly, is refused",
  async ([, key]) => {
    const DKIM_KEY = key.privateKey.export({ type: "pkcs8", format: "pem" }).toString();
    await expect(mailWith(async () => ({ ...dkim, DKIM_KEY }))).rejects.toThrow(
      "DKIM_KEY must be a private RSA key (PEM), made with: openssl genrsa 2048",
    );
  },
);

test("settings of which one is missing are refused, and none is ignored", async () => {
  const all: Record<string, string> = { ...dkim, DKIM_KEY: pem };
  for (const [missing, name] of Object.entries({
    DKIM_DOMAIN: "DKIM_DOMAIN",
    DKIM_SELECTOR: "DKIM_SELECTOR",
    DKIM_KEY: "DKIM_KEY_FILE",
  })) {
    const some = mailWith(async () => ({ ...all, [missing]: "" }));
    await expect(some, missing).rejects.toThrow(`${name} must be set with the other DKIM settings`);
  }
});

test("a file of the key that cannot be read is not taken for a wrong key", async () => {
  const wrong = mailWith(async (folder) => ({ ...dkim, DKIM_KEY_FILE: join(folder, "elsewhere.pem") }));
  await expect(wrong).rejects.toThrow(/DKIM_KEY_FILE cannot be read by this user: ENOENT.*elsewhere\.pem/);
});

/** The link that confirms a subscription, out of an e-mail in quoted-printable. */
const linkIn = (raw: string) =>
  /https:\/\/\S+\/newsletter\/confirm\?[\w=&.-]+/.exec(raw.replace(/=\r\n/g, "").replace(/=3D/g, "="))?.[0] ??
  [];

/** The names of the headers that the signature covers, after checking it as RFC 6376 has it (relaxed/relaxed). */
function signedHeaders(letter: Received) {
  const signature = header(letter, "DKIM-Signature") ?? "";
  const tags = new Map(signature.split(";").map((tag) => tag.trim().split(/=(.*)/s, 2) as [string, string]));
  const tag = (name: string) => (tags.get(name) ?? "").replace(/\s+/g, "");
  expect([tag("d"), tag("s"), tag("a"), tag("c")]).toEqual([
    ...["ananta.example", "mail2026", "rsa-sha256", "relaxed/relaxed"],
  ]);
  const body = letter.raw.slice(letter.raw.indexOf("\r\n\r\n") + 4);
  const relaxedBody = `${body
    .replace(/[ \t]+/g, " ")
    .replace(/ (?=\r\n)/g, "")
    .replace(/(\r\n)*$/, "")}\r\n`;
  expect(createHash("sha256").update(relaxedBody).digest("base64")).toBe(tag("bh"));

  const relaxed = (name: string, value: string) => `${name}:${value.replace(/\s+/g, " ").trim()}`;
  const names = tag("h").toLowerCase().split(":");
  const signed = [
    ...names.map((name) => relaxed(name, header(letter, name) ?? "")),
    relaxed("dkim-signature", signature.replace(/(;\s*b=)[^;]*/, "$1")),
  ].join("\r\n");
  expect(verify("sha256", Buffer.from(signed), publicKey, Buffer.from(tag("b"), "base64"))).toBe(true);
  return names;
}
