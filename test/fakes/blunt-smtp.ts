import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** The answer to a command, or to a letter once it is there: `550 No`. Undefined: what a well server answers. */
export type Answer = (said: { command: string; letter?: string }) => string | undefined;

/** A mail server that answers byte for byte what it is told to; the library's own tidies its answers first. */
export async function startBluntSmtp(answer: Answer) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}));
    talk(socket, answer);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const usual: Record<string, string> = { DATA: "354 Go on", QUIT: "221 Bye" };
const endOfLetter = "\r\n.\r\n";

function talk(socket: Socket, answer: Answer) {
  let heard = "";
  let inLetter = false;
  socket.write("220 mail.example\r\n");
  socket.setEncoding("utf8").on("data", (text) => {
    heard += text;
    const end = () => (inLetter ? endOfLetter : "\r\n");
    while (heard.includes(end())) {
      const [said = ""] = heard.split(end(), 1);
      heard = heard.slice(said.length + end().length);
      const command = inLetter ? "" : (/^[A-Z]+/.exec(said)?.[0] ?? "");
      const reply = answer(inLetter ? { command, letter: said } : { command }) ?? usual[command] ?? "250 OK";
      inLetter = reply.startsWith("354");
      socket.write(`${reply}\r\n`);
    }
  });
}
