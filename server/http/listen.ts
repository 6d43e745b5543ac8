import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { ConfigProblem } from "../config.ts";

/** Begins to accept visitors and says where; a port that cannot be had is explained. */
export function listen(server: Server, { PORT, HOST }: { PORT: number; HOST?: string }): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const explanation = explanations[error.code ?? ""]?.(PORT, HOST);
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

const explanations: Record<string, (port: number, host?: string) => string> = {
  EADDRINUSE: (port) => `Port ${port} is taken by another program. Choose another one, like PORT=${port + 1}`,
  EACCES: (port) => `Port ${port} is for administrators only. Choose one above 1023, like PORT=3000`,
  EADDRNOTAVAIL: (_, host) =>
    `This machine has no address ${host}. Leave HOST out to listen on all that it has.`,
  ENOTFOUND: (_, host) => `HOST ${host} is not the name of an address of this machine.`,
};

/** What to type into a browser: nobody can visit "all addresses". */
function urlHost(host = "localhost") {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
