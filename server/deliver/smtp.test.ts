import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, expect, test, vi } from "vitest";
import { openSmtp } from "./smtp.ts";

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

async function sendTo(url: string, withinMs?: number) {
  const smtp = openSmtp(url, { withinMs });
  cleanUps.push(() => smtp.close());
  return smtp.send(email);
}

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
  expect(await sendTo(`smtp://user:wrong@${host}`)).toMatchObject({ status: "delayed" });
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
  expect(await sendTo(url, 200)).toMatchObject({ status: "delayed" });
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
