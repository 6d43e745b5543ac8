import type { Server } from "node:http";

// Together with what follows it stays within the 10 s after which most supervisors kill.
const patienceMs = 8000;

/** Accepts no more, lets what is under way finish, and cuts off what takes longer than anyone waits. */
export function stopServer(server: Server, within = patienceMs): Promise<void> {
  return new Promise((stopped) => {
    // Connections become idle one by one as their answers go out.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const cut = setTimeout(() => server.closeAllConnections(), within);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(cut);
      stopped();
    });
  });
}
