import { readFileSync } from "node:fs";
import { createServer as createHttpServer, type RequestListener, request } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { createServer } from "node:net";
import { makeCertificate } from "./certificate.ts";

const handshake = 22;

/** What stands before the site in public: TLS, and a way to it for those who come without. Both on one port. */
export async function openTlsDoor(site: string, port: number) {
  const files = makeCertificate();
  const secure = createTlsServer(
    { cert: readFileSync(files.cert), key: readFileSync(files.key) },
    forward(site),
  );
  const plain = createHttpServer((req, res) =>
    res.writeHead(301, { Location: `https://${req.headers.host}${req.url}` }).end(),
  );
  const door = createServer((socket) =>
    socket.once("readable", () => {
      const first: Buffer | null = socket.read();
      if (!first) return;
      socket.unshift(first);
      (first[0] === handshake ? secure : plain).emit("connection", socket);
    }),
  );
  await new Promise<void>((resolve) => door.listen(port, "localhost", resolve));
  return { host: `localhost:${port}`, certificate: files.cert, [Symbol.dispose]: () => door.close() };
}

function forward(site: string): RequestListener {
  return (req, res) => {
    const { method, url, headers } = req;
    const onward = request(site + url, { method, headers: { ...headers, "x-forwarded-proto": "https" } });
    onward.on("response", (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    req.pipe(onward);
  };
}
