import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { ConfigProblem } from "../config.ts";

type Place = { PORT: number; HOST?: string };

/** Begins to accept visitors and says where; a port that cannot be had is explained, by the settings that begin so. */
export function listen(
  server: Server,
  { PORT, HOST }: Place,
  settings: "" | "METRICS_" = "",
): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const explanation = explanations[error.code ?? ""]?.({ PORT, HOST }, settings);
      reject(explanation ? new ConfigProblem(explanation) : error);
    });
    server.listen(PORT, HOST, () => {
      const { port } = server.address() as AddressInfo;
      resolve(`http://${urlHost(HOST)}:${port}`);
    });
  });
}

/** Accepts no more connections and lets answers under way finish. True if some took longer and were cut off. */
export function stopServer(server: Server, withinMs: number): Promise<boolean> {
  return new Promise((stopped) => {
    let cutOff = false;
    // Connections become idle one by one as their answers go out.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const timer = setTimeout(() => {
      cutOff = true;
      server.closeAllConnections();
    }, withinMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(timer);
      stopped(cutOff);
    });
  });
}

const explanations: Record<string, (place: Place, settings: string) => string> = {
  EADDRINUSE: ({ PORT }, settings) =>
    `Port ${PORT} is taken by another program. Choose another one, like ${settings}PORT=${PORT + 1}`,
  EACCES: ({ PORT }, settings) =>
    `Port ${PORT} is for administrators only. Choose one above 1023, like ${settings}PORT=3000`,
  EADDRNOTAVAIL: ({ HOST }, settings) =>
    `This machine has no address ${HOST}. ${settings}HOST must be one of its own, like 127.0.0.1`,
  ENOTFOUND: ({ HOST }, settings) => `${settings}HOST ${HOST} is not the name of an address of this machine.`,
};

/** What to type into a browser: nobody can visit "all addresses". */
function urlHost(host = "localhost") {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
