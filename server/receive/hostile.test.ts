import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { afterAll, expect, test } from "vitest";
import { sendPath } from "#contract/send.ts";
import { attacks, rawAttacks } from "../../test/fakes/hostile.ts";
import { temporaryFolder } from "../../test/fakes/mail.ts";
import { startPostgres } from "../../test/fakes/postgres.ts";
import { enquiry, sendBody } from "../../test/fakes/site.ts";
import { type MailServer, startMailServer } from "../../test/fakes/start-mail-server.ts";

const { folder, remove } = await temporaryFolder();
const postgres = await startPostgres();
const limit = { LIMIT_PER_ADDRESS: "1000000" };
const grounds = [
  { on: "SQLite", server: await startMailServer({ DATA_DIR: folder, ...limit }) },
  { on: "PostgreSQL", server: await startMailServer({ DATABASE_URL: await postgres.database(), ...limit }) },
];
afterAll(async () => {
  await Promise.all(grounds.map(({ server }) => server.kill()));
  await postgres.stop();
  await remove();
}, 60_000);

const wanted = 10_000;
const atOnce = 20;
const rounds = Math.ceil(wanted / atOnce / Object.keys(attacks).length);

test.for(grounds)(
  "no hostile request makes the server on $on fail, crash or grow",
  {
    timeout: 300_000,
  },
  async ({ server }) => {
    const memory: number[] = [];
    let requests = 0;
    for (let round = 0; round < rounds; round++) {
      for (const [kind, attack] of Object.entries(attacks)) {
        const hostile = Array.from({ length: atOnce }, () => statusOf(server, attack()));
        const message = `Beside ${kind}, round ${round}`;
        const neighbour = postTwice(server, sendBody("enquiry", enquiry({ message })));
        for (const status of await Promise.all(hostile)) {
          expect(status, kind).toBeLessThan(500);
          requests++;
        }
        expect((await neighbour).status, kind).toBe(200);
      }
      for (const text of rawAttacks) {
        expect(await rawAnswer(server, text)).not.toMatch(/^HTTP\/1.1 5/);
        requests++;
      }
      memory.push((await server.get("/memory")).heapUsed);
    }
    expect(requests).toBeGreaterThanOrEqual(wanted);
    expect(server.running()).toBe(true);
    expect((await server.post(sendBody("enquiry", enquiry()))).status).toBe(200);
    // The first round warms up; from then on nothing may stay behind.
    expect(Math.max(...memory.slice(2)) - (memory[1] ?? 0)).toBeLessThan(4_000_000);
  },
);

test.for(grounds)(
  "bodies that never end keep nobody else waiting on $on",
  {
    timeout: 60_000,
  },
  async ({ server }) => {
    const head = `POST ${sendPath} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`;
    const { hostname, port } = new URL(server.url);
    const sockets = Array.from({ length: 200 }, () => connect(Number(port), hostname).on("error", () => {}));
    for (const socket of sockets) socket.write(head);
    const statuses = await Promise.all(
      Array.from(
        { length: 50 },
        async (_, index) =>
          (await server.post(sendBody("enquiry", enquiry({ message: `Q${index}` })))).status,
      ),
    );
    for (const socket of sockets) socket.destroy();
    expect(new Set(statuses)).toEqual(new Set([200]));
  },
);

/** As our form does: a connection that an attack made the server close may be the one that this is sent by. */
const postTwice = (server: MailServer, body: object) => server.post(body).catch(() => server.post(body));

const agent = new Agent({ keepAlive: true });

/** Without fetch, which takes longer for a request than the server for its answer. */
async function statusOf(
  server: MailServer,
  { body, headers, method = "POST" }: ReturnType<(typeof attacks)[string]>,
) {
  const sent = request(server.url + sendPath, {
    agent,
    method,
    headers: { "content-type": "application/json", "content-length": Buffer.byteLength(body), ...headers },
  });
  sent.end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  response.resume();
  await once(response, "end");
  return response.statusCode ?? 0;
}

/** What the server answers before the connection ends; nothing, if it only hangs up. */
function rawAnswer(server: MailServer, text: string) {
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
