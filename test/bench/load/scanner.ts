import { connect } from "node:net";

/**
 * A process of its own that does to the site what scanners do, until it is ended: many connections ask for addresses
 * that are not there as fast as they are answered, and many more send a form a byte at a time.
 */
const [port = 0, asking = 0, slow = 0] = process.argv.slice(2).map(Number);
const host = `Host: 127.0.0.1:${port}\r\n`;

for (let i = 0; i < asking; i++) ask(i);
for (let i = 0; i < slow; i++) sendSlowly();

function ask(number: number) {
  const socket = connect(port, "127.0.0.1");
  let count = 0;
  let rest = 0;
  const next = () => socket.write(`GET ${address(number, count++)} HTTP/1.1\r\n${host}\r\n`);
  socket.on("data", (data) => {
    // Without an encoding it is never a string.
    if (rest <= 0) rest = lengthOf(data as Buffer);
    rest -= data.length;
    if (rest <= 0) next();
  });
  socket.on("error", () => {});
  next();
}

function address(one: number, two: number) {
  return `/${two % 2 ? "services" : "wp-admin"}/${one}-${two}`;
}

/** The bytes of an answer whose head is in this chunk. */
function lengthOf(data: Buffer) {
  const head = data.indexOf("\r\n\r\n") + 4;
  const length = /Content-Length: (\d+)/i.exec(data.subarray(0, head).toString("latin1"));
  return head + Number(length?.[1]);
}

function sendSlowly() {
  const socket = connect(port, "127.0.0.1");
  const head = `POST /contact HTTP/1.1\r\n${host}Content-Type: application/x-www-form-urlencoded\r\n`;
  socket.write(`${head}Content-Length: 5000\r\n\r\n`);
  const dripping = setInterval(() => socket.write("a"), 500);
  socket.on("error", () => {});
  socket.on("close", () => {
    clearInterval(dripping);
    setTimeout(sendSlowly, 100);
  });
  socket.resume();
}
