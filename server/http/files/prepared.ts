import { type ServerResponse, STATUS_CODES } from "node:http";

/** An answer that is known before anyone asks. Its headers are the flat list of names and values that `writeHead` takes. */
export type Prepared = {
  status: number;
  headers: string[];
  body: Buffer;
  /** Small enough to be worth a second copy, and leaves the connection open. */
  quick: boolean;
  /** The whole answer as it goes over the wire, and the second that its date names. */
  wire: { head: string; whole: Buffer; second: number };
};

const nothing = Buffer.alloc(0);

export const prepare = (status: number, headers: string[], body: Buffer = nothing): Prepared => ({
  ...{ status, headers, body },
  quick: body.length <= 64 * 1024 && !headers.includes("Connection"),
  wire: { head: "", whole: nothing, second: 0 },
});

// A load balancer keeps idle connections for 60 s; closing them first would lose the request it is just sending.
export const keepAliveSeconds = 65;

/** Fields of Node's own. */
type Internal = ServerResponse & { _header?: string | null; _headerSent?: boolean };

/**
 * Sends a prepared answer and tells how many bytes of content went out.
 *
 * `writeHead` checks and joins the same twenty headers for every visitor, and they and the body are written piece by
 * piece: 40 % of what a page costs. Instead, Node is told that the head is out, and gets the whole as if it were the body.
 * Where its fields are not as we know them, and for HEAD and the last answer of a connection, `writeHead` does the work.
 */
export function send(res: ServerResponse, answer: Prepared): number {
  const internal: Internal = res;
  const asKnown = internal._header === null && internal._headerSent === false;
  if (answer.quick && asKnown && res.shouldKeepAlive && res.req.method !== "HEAD") {
    const { head, whole } = onTheWire(answer);
    res.statusCode = answer.status;
    internal._header = head;
    internal._headerSent = true;
    res.end(whole);
  } else {
    res.writeHead(answer.status, answer.headers);
    res.end(answer.body);
  }
  return res.req.method === "HEAD" ? 0 : answer.body.length;
}

function onTheWire(answer: Prepared) {
  const second = Math.floor(Date.now() / 1000);
  if (answer.wire.second !== second) {
    const head = join(answer.status, [...answer.headers, ...kept]);
    answer.wire = { head, whole: Buffer.concat([Buffer.from(head, "latin1"), answer.body]), second };
  }
  return answer.wire;
}

const kept = ["Connection", "keep-alive", "Keep-Alive", `timeout=${keepAliveSeconds}`];

/** The status line and headers as they go over the wire. */
export function join(status: number, headers: string[]) {
  const all = [...headers, "Date", new Date().toUTCString()];
  const lines = all.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${all[i + 1]}`] : []));
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("\r\n")}\r\n\r\n`;
}
