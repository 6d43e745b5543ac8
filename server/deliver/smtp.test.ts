import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, expect, test } from "vitest";
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
