import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export type Received = { messageId: string; from: string; to: string[]; raw: string };

/** Accept it, answer with this code, or drop the connection without a word. */
export type Verdict = "accept" | "drop" | { code: number; says?: string };
export type Judge = (letter: Received) => Verdict | Promise<Verdict>;

type Refusal = { code: number; says: string };

type Connection = { id: string; connectionReady(): void; _socket: { destroy(): void } };
type Connecting = { connections: Set<Connection>; connect(...args: unknown[]): void };

/** A real SMTP server on this machine that does to each letter what `judge` says. */
export async function startSmtp(judge: Judge = () => "accept") {
  const accepted: Received[] = [];
  const tried: Received[] = [];
  let current = judge;
  let refusalOf = (_recipient: string): Refusal | undefined => undefined;

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    // A machine without a name server would wait for it at each connection.
    disableReverseLookup: true,
    onRcptTo({ address }, _session, callback) {
      const refusal = refusalOf(address);
      callback(refusal && Object.assign(new Error(refusal.says), { responseCode: refusal.code }));
    },
    async onData(stream, session, callback) {
      const raw = await text(stream).catch(() => undefined);
      // Whoever was killed while sending has sent nothing.
      if (raw === undefined) return;
      const letter = receivedFrom(raw, session.envelope);
      tried.push(letter);
      const verdict = await current(letter);
      if (verdict === "drop") return drop(session.id);
      if (verdict !== "accept")
        return callback(Object.assign(new Error(verdict.says ?? "No"), { responseCode: verdict.code }));
      accepted.push(letter);
      callback();
    },
  });
  server.on("error", () => {});
  const { connections, connect } = server as unknown as Connecting;
  (server as unknown as Connecting).connect = (...args) => {
    connect.apply(server, args);
    for (const connection of connections) greetNow(connection);
  };
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");

  function drop(id: string) {
    for (const connection of connections) if (connection.id === id) connection._socket.destroy();
  }

  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    accepted,
    tried,
    judgeBy(judge: Judge) {
      current = judge;
    },
    /** Refuses recipients as `refusal` says from now on, before a letter is sent; those without one are taken. */
    refuseBy(refusal: typeof refusalOf) {
      refusalOf = refusal;
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** By itself it greets 100 ms late, to catch clients that talk too soon: delivery's tests would take half as long again. */
function greetNow(connection: Connection) {
  connection.connectionReady();
  connection.connectionReady = () => {};
}

export const header = ({ raw }: Received, name: string) =>
  new RegExp(`^${name}:(.*(?:\r?\n[ \t].*)*)`, "im")
    .exec(raw)?.[1]
    ?.replace(/\r?\n[ \t]/g, " ")
    .trim();

function receivedFrom(raw: string, envelope: { mailFrom: unknown; rcptTo: { address: string }[] }): Received {
  const letter = {
    raw,
    messageId: "",
    from: (envelope.mailFrom as { address: string }).address,
    to: envelope.rcptTo.map(({ address }) => address),
  };
  return { ...letter, messageId: header(letter, "Message-ID") ?? "" };
}
