import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Client } from "#contract/send.ts";
import { readConfig } from "../../server/config.ts";
import { openLetterService } from "../../server/letter-service/letter-service.ts";
import type { Endpoint } from "../../server/receive/endpoint.ts";
import { readLetters } from "../../server/store/archive.ts";
import { openStore } from "../../server/store/database/open-store.ts";
import type { LetterRow } from "../../server/store/database/tables.ts";
import { sendBody, site } from "./site.ts";

/** Time that passes only when told to. */
export function fakeClock(start = Date.parse("2026-01-05T09:00:00Z")) {
  let now = start;
  return Object.assign(() => now, {
    pass(ms: number) {
      now += ms;
    },
  });
}

export async function temporaryFolder(parent = tmpdir()) {
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, "letters-"));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The real thing on a real database, with a clock of its own and all that is logged kept. */
export async function openTestMail(env: Record<string, string>, clock = fakeClock()) {
  const config = readConfig(env);
  const logged: { level: string; event: string }[] = [];
  const mail = await openLetterService({
    config,
    site,
    clock,
    log: (level, event, fields) => logged.push({ level, event, ...fields }),
  });
  const store = await openStore(config, () => {});

  return {
    ...mail,
    clock,
    logged,
    store,
    db: store.db,
    post: (template: "enquiry" | "newsletter", params: object, ip = "203.0.113.7") =>
      postTo(mail.receive, postRequest(sendBody(template, params)), { ip }),
    async letters() {
      const letters: LetterRow[] = [];
      for await (const letter of readLetters(store.db)) letters.push(letter);
      return letters;
    },
    async close() {
      await mail.close();
      await store.db.destroy();
    },
  };
}

export const postRequest = (body: unknown, headers: Record<string, string> = {}) =>
  new Request("http://localhost/api/v1.0/email/send", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

/** The endpoint in the web's own terms, which are easier to write tests in. */
export async function postTo(receive: Endpoint, request: Request, client: Client): Promise<Response> {
  const { status, text, headers } = await receive(
    {
      method: request.method,
      header: (name) => request.headers.get(name) ?? (name === "host" ? new URL(request.url).host : null),
      read: async () => ({ bytes: await request.bytes() }),
    },
    client,
  );
  return new Response(text || null, { status, headers });
}
