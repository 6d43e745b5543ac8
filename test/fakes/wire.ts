import { connect } from "node:net";

/** Sends bytes as they are and gives back all that comes until the server closes. Rejects when it does not in time. */
export function exchangeBytes(port: number, bytes: string | Buffer, withinMs = 5000): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    const chunks: Buffer[] = [];
    const late = setTimeout(() => reject(new Error("The server left the connection open.")), withinMs);
    // Without an encoding it is never a string.
    socket.on("data", (chunk) => chunks.push(chunk as Buffer));
    // A reset after an answer is as good as an end.
    socket.on("error", () => {});
    socket.on("close", () => {
      clearTimeout(late);
      resolve(Buffer.concat(chunks).toString("latin1"));
    });
    socket.write(bytes);
  });
}
