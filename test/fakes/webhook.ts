import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export type Post = { path: string; headers: IncomingHttpHeaders; body: string };

/** A real HTTP server on this machine that keeps what is posted to it and answers with what `answerBy` says. */
export async function startWebhook() {
  const posts: Post[] = [];
  let answer = (_post: Post): number | Promise<number> => 200;
  const server = createServer(async (req, res) => {
    const post = { path: req.url ?? "", headers: req.headers, body: await text(req) };
    posts.push(post);
    const status = await answer(post);
    res.writeHead(status, status >= 300 && status < 400 ? { location: "/elsewhere" } : {}).end("thank you");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posts,
    answerBy(status: typeof answer) {
      answer = status;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
