import { connect } from "node:net";
import { afterAll, expect, test } from "vitest";
import { sendPath } from "#contract/send.ts";
import { attacks, rawAttacks } from "../../test/fakes/hostile.ts";
import { temporaryFolder } from "../../test/fakes/mail.ts";
import { enquiry, sendBody } from "../../test/fakes/site.ts";
import { startMailServer } from "../../test/fakes/start-mail-server.ts";

const { folder, remove } = await temporaryFolder();
const server = await startMailServer({ DATA_DIR: folder, LIMIT_PER_ADDRESS: "1000000" });
afterAll(async () => {
  await server.kill();
  await remove();
});

const timesEach = 100;

test("no hostile request makes the server fail, crash or grow", { timeout: 300_000 }, async () => {
  const memory: number[] = [];
  let requests = 0;
  for (let round = 0; round < 5; round++) {
    for (const [kind, attack] of Object.entries(attacks))
      for (const status of await Promise.all(
        Array.from({ length: timesEach / 5 }, () => statusOf(attack())),
      )) {
        expect(status, kind).toBeLessThan(500);
        requests++;
      }
    for (const text of rawAttacks) {
      expect(await rawAnswer(text)).not.toMatch(/^HTTP\/1.1 5/);
      requests++;
    }
    memory.push((await server.get("/memory")).heapUsed);
  }
  expect(requests).toBeGreaterThan(1000);
  expect(server.running()).toBe(true);
  expect((await server.post(sendBody("enquiry", enquiry()))).status).toBe(200);
  // The first round warms up; from then on nothing may stay behind.
  expect(Math.max(...memory.slice(2)) - (memory[1] ?? 0)).toBeLessThan(4_000_000);
});

test("bodies that never end keep nobody else waiting", { timeout: 60_000 }, async () => {
  const head = `POST ${sendPath} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`;
  const { hostname, port } = new URL(server.url);
  const sockets = Array.from({ length: 200 }, () => connect(Number(port), hostname).on("error", () => {}));
  for (const socket of sockets) socket.write(head);
  const statuses = await Promise.all(
    Array.from(
      { length: 50 },
      async (_, index) => (await server.post(sendBody("enquiry", enquiry({ message: `Q${index}` })))).status,
    ),
  );
  for (const socket of sockets) socket.destroy();
  expect(new Set(statuses)).toEqual(new Set([200]));
});

async function statusOf({ body, headers, method = "POST" }: ReturnType<(typeof attacks)[string]>) {
  const response = await fetch(server.url + sendPath, {
    method,
    headers: { "content-type": "application/json", ...headers },
    body,
  });
  await response.arrayBuffer();
  return response.status;
}

/** What the server answers before the connection ends; nothing, if it only hangs up. */
function rawAnswer(text: string) {
  const { hostname, port } = new URL(server.url);
  return new Promise<string>((resolve) => {
    let answer = "";
    const socket = connect(Number(port), hostname, () => socket.end(text));
    socket.on("data", (data) => {
      answer += data;
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(answer));
  });
}
