import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, expect, test, vi } from "vitest";
import { openSmtp } from "./smtp.ts";

type Options = Parameters<typeof openSmtp>[1];

const email = {
  messageId: "<kolam-4821.x@ananta.example>",
  from: { name: "Ananta", address: "web@ananta.example" },
  date: new Date(0),
  to: "sales@ananta.example",
  subject: "Hello",
  text: "Hello",
  html: "<p>Hello",
};

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function sendTo(url: string, options?: Options) {
  const smtp = openSmtp(url, options);
  cleanUps.push(() => smtp.close());
  return smtp.send(email);
}

/** A server that says this of every recipient. */
const refusing = (says: string) =>
  smtpServer({
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error(says.slice(4)), { responseCode: Number(says.slice(0, 3)) })),
  });

async function smtpServer(options: SMTPServerOptions) {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ["STARTTLS"], ...options });
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  cleanUps.push(() => new Promise<void>((resolve) => server.close(resolve)));
  return `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

/** A server that says what `talk` makes it say. */
async function rawServer(talk: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}));
    talk(socket);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  cleanUps.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const refusal = (code: number) => Object.assign(new Error("No"), { responseCode: code });

test("a letter is refused for good only if the server says so of the letter", async () => {
  const recipient = (code: number) =>
    smtpServer({ onRcptTo: (_address, _session, done) => done(refusal(code)) });
  expect(await sendTo(`smtp://${await recipient(550)}`)).toMatchObject({ status: "refused" });
  expect(await sendTo(`smtp://${await recipient(450)}`)).toMatchObject({ status: "delayed" });
});

test("a wrong password is no reason to give a letter up", async () => {
  const host = await smtpServer({
    onAuth: (_auth, _session, done) => done(refusal(535)),
    allowInsecureAuth: true,
  });
  expect(await sendTo(`smtp://user:wrong@${host}`, { allowPlain: true })).toMatchObject({
    status: "delayed",
    reason: expect.stringContaining("refuses our user name or password"),
  });
});

test.for([530, 550, 553])("our sender refused by %i is no reason to give a letter up", async (code) => {
  const host = await smtpServer({ onMailFrom: (_address, _session, done) => done(refusal(code)) });
  const smtp = openSmtp(`smtp://${host}`);
  cleanUps.push(() => smtp.close());
  const reason = expect.stringContaining("does not relay for us");
  expect(await smtp.send(email)).toEqual({ status: "delayed", reason });
  expect(smtp.problem()).toEqual(reason);
});

test("a letter that is too large is refused for good, although its sender's command is what is answered", async () => {
  const host = await smtpServer({ onMailFrom: (_address, _session, done) => done(refusal(552)) });
  expect(await sendTo(`smtp://${host}`)).toMatchObject({ status: "refused" });
});

test("a server that is busy for a while does not refuse us", async () => {
  const busy: SMTPServerOptions["onMailFrom"] = (_address, _session, done) =>
    done(Object.assign(new Error("4.3.1 No room for the letter"), { responseCode: 452 }));
  const smtp = openSmtp(`smtp://${await smtpServer({ onMailFrom: busy })}`);
  cleanUps.push(() => smtp.close());
  expect(await smtp.send(email)).toMatchObject({
    status: "delayed",
    reason: expect.stringContaining("did not take the letter. It says: 452 4.3.1"),
  });
  expect(smtp.problem()).toBeUndefined();
});

test("a text that is refused by policy is refused for good: the next letter may be taken", async () => {
  const onData: SMTPServerOptions["onData"] = (stream, _session, done) => {
    stream.resume();
    stream.on("end", () => done(Object.assign(new Error("5.7.1 Spam"), { responseCode: 554 })));
  };
  const host = await smtpServer({ onData });
  const smtp = openSmtp(`smtp://${host}`);
  cleanUps.push(() => smtp.close());
  expect(await smtp.send(email)).toEqual({
    status: "refused",
    reason: `The mail server ${host} did not take the letter. It says: 554 5.7.1 Spam`,
  });
  // Else any visitor could make /healthz say that nothing is delivered.
  expect(smtp.problem()).toBeUndefined();
});

test("a server that turns everyone away may take the letter later", async () => {
  const url = await rawServer((socket) => socket.end("554 No service here\r\n"));
  expect(await sendTo(url)).toMatchObject({ status: "delayed" });
});

test("a server that trickles its answers is given up in time", async () => {
  const url = await rawServer((socket) => {
    const timer = setInterval(() => socket.write("220-please wait\r\n"), 20);
    socket.on("close", () => clearInterval(timer));
  });
  expect(await sendTo(url, { withinMs: 200 })).toMatchObject({ status: "delayed" });
});

test("nobody there is no reason to give a letter up", async () => {
  expect(await sendTo("smtp://127.0.0.1:1")).toMatchObject({ status: "delayed" });
});

test("a letter that is stuck costs those under way nothing, and later ones go over new connections", async () => {
  const held = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  const sessions: string[] = [];
  const host = await smtpServer({
    onRcptTo({ address }, session, done) {
      sessions.push(session.id);
      if (address === "stuck@ananta.example") return;
      if (address !== "slow@ananta.example") return done();
      reached.resolve();
      void held.promise.then(() => done());
    },
  });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  const smtp = openSmtp(`smtp://${host}`, { withinMs: 100_000 });
  cleanUps.push(vi.useRealTimers, () => smtp.close());
  const send = (name: string) => smtp.send({ ...email, to: `${name}@ananta.example` });
  const stuck = send("stuck");
  expect(await send("quick")).toEqual({ status: "sent" });
  vi.advanceTimersByTime(50_000);
  const slow = send("slow");
  await reached.promise;
  // The overdue letter retires the pool, which closes its idle connection and keeps the busy ones.
  vi.advanceTimersByTime(50_000);
  expect(await send("later")).toEqual({ status: "sent" });
  held.resolve();
  expect(await slow).toEqual({ status: "sent" });
  expect(await stuck).toMatchObject({ status: "delayed" });
  expect(new Set(sessions).size).toBe(3);
});

test("a password is never sent without TLS, unless to this machine and on purpose", async () => {
  const passwords: unknown[] = [];
  const host = await smtpServer({
    allowInsecureAuth: true,
    onAuth({ password }, _session, done) {
      passwords.push(password);
      done(null, { user: "user" });
    },
  });
  for (const query of ["", "?requireTLS=false", "?ignoreTLS=true", "?opportunisticTLS=true"])
    expect(await sendTo(`smtp://user:secret@${host}${query}`)).toMatchObject({
      status: "delayed",
      reason: expect.stringContaining("refuses TLS (STARTTLS)"),
    });
  expect(passwords).toEqual([]);
  expect(await sendTo(`smtp://user:secret@${host}`, { allowPlain: true })).toEqual({ status: "sent" });
  expect(passwords).toEqual(["secret"]);
});

test("STARTTLS is used with a password, and a certificate that is not valid is named", async () => {
  const host = await smtpServer({ disabledCommands: [], onAuth: (_auth, _session, done) => done(null, {}) });
  expect(await sendTo(`smtp://user:secret@${host}`)).toMatchObject({
    reason: expect.stringMatching(/certificate of the mail server .* is not valid/),
  });
});

test.for<[string, () => Promise<string>, RegExp]>([
  ["nobody listens", async () => "smtp://127.0.0.1:1", /^Nothing listens at 127\.0\.0\.1:1\.$/],
  ["the name is unknown", async () => "smtp://mail.invalid", /no mail server of the name mail\.invalid/],
  [
    "the server speaks no TLS there",
    async () => `smtps://${await smtpServer({})}`,
    /does not speak TLS at this port/,
  ],
  [
    "the password is wrong",
    async () => {
      const onAuth: SMTPServerOptions["onAuth"] = (_auth, _session, done) => done(refusal(535));
      return `smtp://u:p@${await smtpServer({ allowInsecureAuth: true, onAuth })}`;
    },
    /refuses our user name or password/,
  ],
])("verifying says in words that %s", async ([, url, words]) => {
  const smtp = openSmtp(await url(), { allowPlain: true });
  cleanUps.push(() => smtp.close());
  expect(smtp.problem()).toBeUndefined();
  await smtp.verify();
  expect(smtp.problem()).toMatch(words);
});

test("relaying that is denied is a problem until a letter is taken, one unknown mailbox is none", async () => {
  const refused = new Map([
    ["relay@x.example", "554 5.7.1 Relay access denied"],
    ["gone@x.example", "550 5.1.1 No such user"],
  ]);
  const host = await smtpServer({
    onRcptTo({ address }, _session, done) {
      const says = refused.get(address);
      done(says ? Object.assign(new Error(says.slice(4)), { responseCode: Number(says.slice(0, 3)) }) : null);
    },
  });
  const smtp = openSmtp(`smtp://${host}`);
  cleanUps.push(() => smtp.close());
  await smtp.send({ ...email, to: "gone@x.example" });
  expect(smtp.problem()).toBeUndefined();
  await smtp.send({ ...email, to: "relay@x.example" });
  await smtp.verify();
  expect(smtp.problem()).toContain("does not relay for us. It says: 554 5.7.1 Relay access denied");
  await smtp.send(email);
  expect(smtp.problem()).toBeUndefined();
});

test.for([
  "550 5.1.1 <relay-desk@x.example>: Recipient address rejected: User unknown",
  "550 5.1.1 <desk@relay.example>... User unknown",
])("an address that is repeated does not make an answer one about relaying: %s", async (says) => {
  const smtp = openSmtp(`smtp://${await refusing(says)}`);
  cleanUps.push(() => smtp.close());
  expect(await smtp.send(email)).toMatchObject({
    status: "refused",
    reason: expect.stringContaining("did not take the letter"),
  });
  expect(smtp.problem()).toBeUndefined();
});

test("an address that is repeated leads to no other cause either", async () => {
  const says = "550 5.1.1 <certificate-timeout@x.example>: User unknown";
  expect(await sendTo(`smtp://${await refusing(says)}`)).toEqual({
    status: "refused",
    reason: expect.stringMatching(
      /did not take the letter\. It says: 550 5\.1\.1 <…@x\.example>: User unknown$/,
    ),
  });
});

test("causes name nobody, for logs and alarms travel further than addresses may", async () => {
  const host = await refusing("554 5.7.1 <asha@x.example>: Relay access denied");
  const smtp = openSmtp(`smtp://${host}`);
  cleanUps.push(() => smtp.close());
  await smtp.send(email);
  expect(smtp.problem()).toBe(
    `The mail server ${host} does not relay for us. It says: 554 5.7.1 <…@x.example>: Relay access denied`,
  );
});

test("what is said of a visitor's address is never a refusal of us; what is said of our sender is", async () => {
  const host = await refusing("554 5.7.1 <reader@x.example>: Recipient address rejected: Access denied");
  const smtp = openSmtp(`smtp://${host}`);
  cleanUps.push(() => smtp.close());
  expect(await smtp.send(email, { toVisitor: true })).toMatchObject({ status: "refused" });
  expect(smtp.problem()).toBeUndefined();

  const onMailFrom: SMTPServerOptions["onMailFrom"] = (_address, _session, done) => done(refusal(550));
  const strict = openSmtp(`smtp://${await smtpServer({ onMailFrom })}`);
  cleanUps.push(() => strict.close());
  expect(await strict.send(email, { toVisitor: true })).toMatchObject({ status: "delayed" });
  expect(strict.problem()).toContain("does not relay for us");
});
