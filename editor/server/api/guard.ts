import type { IncomingMessage } from "node:http";

/**
 * Why a request is refused, or nothing. The editor writes files, so it answers only browsers on this machine that believe
 * to talk to this machine: a page from elsewhere may have its name resolve to 127.0.0.1 (DNS rebinding), but the browser
 * still sends that name as Host, and its page as Origin.
 */
export function refusal({
  headers,
  socket,
}: Pick<IncomingMessage, "headers" | "socket">): string | undefined {
  if (!isLoopback(socket.remoteAddress)) return "The editor answers this machine alone.";
  const host = headers.host?.toLowerCase() ?? "";
  if (!isLocalHost(host, socket.localPort)) return `The editor is not at "${host}".`;
  const { origin } = headers;
  if (origin !== undefined && origin.toLowerCase() !== `http://${host}`)
    return `The editor is not for pages of ${origin}.`;
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none")
    return "The editor is not for pages of other sites.";
}

const isLoopback = (address = "") => /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/.test(address);

const isLocalHost = (host: string, port: number | undefined) =>
  ["localhost", "127.0.0.1", "[::1]"].some((name) => host === `${name}:${port}`);
